import { describe, expect, it } from '@jest/globals';
import { connect } from './connectives.ts';

describe('connect', () => {
  it.each([
    ['기준이 또렷해집니다', '니', '기준이 또렷해지니'],
    ['기준이 또렷해집니다', '므로', '기준이 또렷해지므로'],
    ['무난합니다', '고', '무난하고'],
    ['힘이 있습니다', '니', '힘이 있으니'],
    ['힘이 있습니다', '지만', '힘이 있지만'],
    ['흔들리지 않습니다', '며', '흔들리지 않으며'],
    ['놓치기 쉽습니다', '니', '놓치기 쉬우니'],
    ['놓치기 쉽습니다', '므로', '놓치기 쉬우므로'],
    ['놓치기 쉽습니다', '고', '놓치기 쉽고'],
    ['살필 때입니다', '니', '살필 때이니'],
    ['힘을 얻습니다', '며', '힘을 얻으며'],
  ])('%s + %s is %s', (clause, ending, connected) => {
    expect(connect(clause, ending)).toBe(connected);
  });

  it('rejects a clause that is not in the plain form', () => {
    expect(() => connect('정해 보세요', '니')).toThrow(RangeError);
    expect(() => connect('좋습니다', '는데')).toThrow(RangeError);
  });
});
