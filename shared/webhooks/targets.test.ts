import { describe, expect, it } from '@jest/globals';
import { createTargetCheck } from './targets.ts';

describe('the check of a target', () => {
  const check = (url: string, options: { livemode?: boolean; allow?: boolean } = {}): string => {
    const { livemode = true, allow = false } = options;
    try {
      createTargetCheck({ webhookAllowPrivateTargets: allow }).check(url, { livemode, field: 'url' });
      return 'accepted';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  it.each([
    ['https://public.example/hook?a=1'],
    ['https://public.example./'],
    ['https://public.example:443/'],
    ['https://public.example:8443/'],
    ['https://93.184.215.14:8443/'],
    ['https://[2606:4700::1111]/'],
    // Its labels are not the last one.
    ['https://internal.local.public.example/'],
    ['https://mylocal.example/'],
    // Names are not resolved: whether this one exists is seen at connection.
    ['https://unknown.example/'],
  ])('accepts %s', (url) => {
    expect(check(url)).toBe('accepted');
  });

  it.each([
    ['https://127.0.0.1/'],
    ['https://127.1/'],
    ['https://2130706433/'],
    ['https://0x7f000001/'],
    ['https://0x7f.1/'],
    ['https://0177.0.0.1/'],
    ['https://017700000001/'],
    ['https://127。0。0。1/'],
    ['https://１２７.0.0.1/'],
    ['https://0/'],
    ['https://10.0.0.1/'],
    ['https://172.16.0.1/'],
    ['https://192.168.1.1/'],
    ['https://100.64.0.1/'],
    ['https://169.254.169.254/latest/meta-data/'],
    ['https://224.0.0.1/'],
    ['https://[::1]/'],
    ['https://[::]/'],
    ['https://[::ffff:127.0.0.1]/'],
    ['https://[::ffff:a9fe:a9fe]/'],
    ['https://[64:ff9b::7f00:1]/'],
    ['https://[2002:7f00:1::]/'],
    ['https://[fe80::1]/'],
    ['https://[fd00:ec2::254]/'],
    ['https://localhost/'],
    ['https://localhost./'],
    ['https://api.localhost/'],
    ['https://LOCALHOST/'],
    ['https://mongo/'],
    ['https://mongo./'],
    ['https://metadata.google.internal/'],
    ['https://printer.local/'],
    ['https://saju-api.default.svc/'],
    ['https://saju-api.default.svc.cluster.local/'],
    ['https://saju-api.default.svc.cluster.local./'],
    ['https://saju-api.default.svc../'],
  ])('refuses %s', (url) => {
    expect(check(url)).toBe('url: must be an address on the public internet');
    expect(check(url.replace('https:', 'http:'), { livemode: false })).toContain('public internet');
    expect(check(url, { allow: true })).toBe('accepted');
  });

  it.each([0, 1, 22, 25, 53, 110, 465, 587, 993, 2049, 6000, 6667, 10_080])('refuses port %i', (port) => {
    for (const host of ['public.example', '93.184.215.14', '[2606:4700::1111]']) {
      expect(check(`https://${host}:${port}/`)).toBe('url: must not use a port of another protocol');
      expect(check(`http://${host}:${port}/`, { livemode: false })).toContain('must not use a port');
      expect(check(`https://${host}:${port}/`, { allow: true })).toBe('accepted');
    }
  });

  it.each([
    ['https:public.example'],
    ['https:/public.example/'],
    ['https://public.example\\@10.0.0.1/'],
    ['https://public.example/\u0000'],
    ['https://public.example/\ud800'],
    ['https://public.example/\n'],
    ['//public.example/'],
    ['https://'],
  ])('refuses %j, which URL parsers disagree about or reject', (url) => {
    expect(check(url)).toBe('url: must be an absolute https:// address');
  });

  it('requires https only with live keys', () => {
    expect(check('http://public.example/')).toContain('must start with https://');
    expect(check('http://public.example/', { livemode: false })).toBe('accepted');
  });

  it('lifts the rules on schemes, addresses, names and ports with the setting, and no others', () => {
    expect(check('http://127.0.0.1:9/', { allow: true })).toBe('accepted');
    expect(check('ftp://public.example/', { allow: true })).toContain('absolute https://');
  });
});
