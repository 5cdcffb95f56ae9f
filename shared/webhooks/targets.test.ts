import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DnsServer, startDnsServer } from '../../tests/harness/dns-server.ts';
import { standStill } from '../../tests/harness/pauses.ts';
import { createResolve, createTargetCheck } from './targets.ts';

describe('the check of a target', () => {
  let dns: DnsServer;
  beforeAll(async () => {
    dns = await startDnsServer();
    dns.set('public.example', ['93.184.215.14']);
    dns.set('private.example', ['10.1.2.3']);
    dns.set('both.example', ['93.184.215.14', '169.254.169.254']);
    dns.silence('silent.example');
  });
  afterAll(() => dns.close());

  const check = async (url: string, options: { livemode?: boolean; allow?: boolean } = {}): Promise<string> => {
    const { livemode = true, allow = false } = options;
    const resolve = createResolve([dns.address]);
    const targets = createTargetCheck({ config: { webhookAllowPrivateTargets: allow }, resolve });
    return targets.check(url, { livemode, field: 'url' }).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  };

  it('accepts names that resolve to public addresses', async () => {
    for (const url of [
      'https://public.example/hook?a=1',
      'https://93.184.215.14:8443/',
      'https://[2606:4700::1111]/',
    ]) {
      expect([url, await check(url)]).toEqual([url, 'accepted']);
    }
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
    ['https://private.example/'],
    ['https://private.example./'],
    ['https://both.example/'],
  ])('refuses %s', async (url) => {
    expect(await check(url)).toBe('url: must be an address on the public internet');
    expect(await check(url.replace('https:', 'http:'), { livemode: false })).toContain('public internet');
  });

  it('refuses a private address also after a pause of the process before the reply was read', async () => {
    const answer = check('https://private.example/');
    standStill(2_500);
    expect(await answer).toBe('url: must be an address on the public internet');
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
  ])('refuses %j, which URL parsers disagree about or reject', async (url) => {
    expect(await check(url)).toBe('url: must be an absolute https:// address');
  });

  it('requires https only with live keys', async () => {
    expect(await check('http://public.example/')).toContain('must start with https://');
    expect(await check('http://public.example/', { livemode: false })).toBe('accepted');
  });

  it('lifts both rules, scheme and address, with the setting', async () => {
    expect(await check('http://127.0.0.1:9/', { allow: true })).toBe('accepted');
    expect(await check('ftp://public.example/', { allow: true })).toContain('absolute https://');
  });

  it('accepts a name that does not resolve now, because connections are checked again', async () => {
    expect(await check('https://unknown.example/')).toBe('accepted');
    // Its name server never answers.
    expect(await check('https://silent.example/')).toBe('accepted');
  });
});
