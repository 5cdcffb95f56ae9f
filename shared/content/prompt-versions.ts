import type { SectionName } from './requests.ts';

/**
 * The versions of each section's prompt, oldest first, each with the hash of its words (prompt-versions.test.ts says of
 * what). A change of words needs a new version, because the version is part of the content key: a new one retires all
 * content generated before.
 */
export const PROMPT_VERSIONS: Readonly<Record<SectionName, Readonly<Record<string, string>>>> = {
  character: {
    4: '7e0de1308737bc5f',
    5: 'a5aeea2bcf83f784',
    6: 'ab5814d499d63057',
    7: '4c83151a90090cfb',
    8: '026bdb508227b904',
    9: '9be0c18b34c7b05b',
    10: '59f30b32a798943f',
    11: '4d0b12dd6df8ef86',
    12: '8739382715192265',
    13: '58f39f6eaebcb313',
    14: '8ca8c9f436165901',
  },
  tendency: {
    4: '8210e8bcd6f16a6b',
    5: '6554e786b551329a',
    6: 'f8e75268cbd23a33',
    7: 'cfe7e56eedeb3698',
    8: '9ac9589ba78fe56c',
    9: '7d5d387f3446c32a',
    10: 'b3215b0fd52f7339',
    11: '6ad503a968230f5f',
    12: '475d1b5d38af3daf',
    13: '6710b1145c80d764',
    14: '90cf2ebea2f1be03',
  },
  fortune: {
    4: 'a4a4043c8a27e3fd',
    5: 'c5ed08b1ef1a3339',
    6: '5e223d56f4daa3c5',
    7: 'ed8cb71635e3ca8a',
    8: '7ed8946d893a9b2b',
    9: '6baaf2d548da22ec',
    10: '4f88516d3c0cd3c2',
    11: 'aa88fa41ce9d9af2',
    12: '23f4840f71b0ed42',
    13: 'c6f85372c5b5e86b',
    14: 'b6d62c38a0311588',
    15: '08054567a856e462',
  },
  radar: {
    4: '7638be1014d5c4cc',
    5: '9bdaa89402b61073',
    6: 'f895d091deeaa1a1',
    7: '68e68def2a9b2230',
    8: '21050afa01e0d6b5',
    9: '3f413e53e8e84117',
    10: 'fd1e1468e57407f6',
    11: 'd91a90cc0f3b1e4b',
    12: 'e4fec5ffa2d7000f',
    13: '54019b531357eea5',
  },
  weekly: {
    4: '49e5a6290b67dde1',
    5: 'd0eb4722f0809194',
    6: '24db151c929f321c',
    7: '023faaeeb1d90721',
    8: '33e6df53ff4633bb',
    9: '00ee90cc41f284e8',
    10: '9014bb6004c90750',
    11: '85fae2c68a17e788',
    12: '369d45a973f237bf',
    13: '58e3866307c1d7de',
    14: '46b5a2a336996b4a',
  },
  yearly: {
    4: 'b4a0ee36bf8256b6',
    5: '2f9813bab8366def',
    6: 'de1f28207ee62980',
    7: '6b297afd0d3d6664',
    8: '600f4d9d65c28fb7',
    9: '93f120e8084a6065',
    10: 'efe13fd4626cfc5a',
    11: '79db158dd26e68cd',
    12: 'd23c301c25e8b162',
    13: '054b493df66ac610',
    14: 'edab9c844aa7f575',
    15: 'c87b64f6e0db1798',
  },
  profile_fortune: {
    4: 'b51e4587be85e051',
    5: '073b74cc7d95467a',
    6: 'a72f25ff3862bf4c',
    7: '280d825abb66940b',
    8: '3e67204d7a251647',
    9: '3b39a82afa2173be',
    10: 'c5b51aae5d6621ad',
    11: '7e94521901c582f0',
    12: '371f9caf9e110252',
    13: '7e853a16476f7595',
    14: 'c304e32fb4f4941c',
    15: '354142acd77734e4',
  },
};

/** Part of the content key. */
export function promptVersion(section: SectionName): string {
  return NEWEST[section];
}

const newest = (section: SectionName): string => Object.keys(PROMPT_VERSIONS[section]).at(-1) ?? '0';

const NEWEST: Readonly<Record<SectionName, string>> = {
  character: newest('character'),
  tendency: newest('tendency'),
  fortune: newest('fortune'),
  radar: newest('radar'),
  weekly: newest('weekly'),
  yearly: newest('yearly'),
  profile_fortune: newest('profile_fortune'),
};
