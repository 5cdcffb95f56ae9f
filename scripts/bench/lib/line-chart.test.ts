import { describe, expect, it } from '@jest/globals';
import { lineChart } from './line-chart.ts';

type Scale = 'linear' | 'log';

const chart = (points: readonly (readonly [number, number])[], scale: Scale = 'linear', yScale: Scale = 'linear') =>
  lineChart({
    title: 'a < b & c',
    x: { label: 'size', scale },
    y: { label: 'ms', scale: yScale },
    curves: [{ name: 'one', points }],
  });

describe('lineChart', () => {
  it('draws a curve from the left edge to the right, and 0 at the bottom', () => {
    expect(
      chart([
        [0, 0],
        [5, 1],
        [10, 2],
      ]),
    ).toContain('points="70,346 305,195 540,44"');
  });

  it('puts powers of ten at equal distances on a logarithmic scale', () => {
    expect(
      chart(
        [
          [10, 0],
          [100, 0],
          [1_000, 1],
        ],
        'log',
      ),
    ).toContain('points="70,346 305,346 540,44"');
  });

  it('labels the axis up to a round number above the largest value', () => {
    for (const label of ['>0<', '>5<', '>10<', '>15<', '>20<'])
      expect(
        chart([
          [1, 3],
          [2, 17],
        ]),
      ).toContain(label);
  });

  it('has lines at powers of ten around the values on a logarithmic height', () => {
    const drawn = chart(
      [
        [0, 1],
        [5, 10],
        [10, 100],
      ],
      'linear',
      'log',
    );
    expect(drawn).toContain('points="70,346 305,195 540,44"');
    for (const label of ['>1<', '>10<', '>100<']) expect(drawn).toContain(label);
  });

  it('escapes texts', () => {
    expect(chart([[1, 1]])).toContain('<title>a &lt; b &amp; c</title>');
  });

  it('draws curves of zeros, and refuses a picture without points', () => {
    expect(
      chart([
        [1, 0],
        [2, 0],
      ]),
    ).toContain('points="70,346 540,346"');
    expect(() => chart([])).toThrow('nothing to draw');
  });
});
