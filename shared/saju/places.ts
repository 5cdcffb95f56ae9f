/** Where a birth can be: degrees east of the city's centre and the IANA zone of its clocks. */
export interface BirthPlace {
  readonly longitudeDeg: number;
  readonly zone: string;
}

/** The zone whose clocks a birth without a place was read on. */
export const KOREAN_ZONE = 'Asia/Seoul';

const korean = (longitudeDeg: number): BirthPlace => ({ longitudeDeg, zone: KOREAN_ZONE });
const abroad = (longitudeDeg: number, zone: string): BirthPlace => ({ longitudeDeg, zone });

export const BIRTH_PLACES = {
  seoul: korean(126.98),
  busan: korean(129.08),
  daegu: korean(128.6),
  incheon: korean(126.71),
  gwangju: korean(126.85),
  daejeon: korean(127.38),
  ulsan: korean(129.31),
  sejong: korean(127.29),
  suwon: korean(127.01),
  chuncheon: korean(127.73),
  gangneung: korean(128.9),
  cheongju: korean(127.49),
  jeonju: korean(127.15),
  mokpo: korean(126.39),
  yeosu: korean(127.66),
  pohang: korean(129.36),
  changwon: korean(128.68),
  jeju: korean(126.53),
  pyongyang: abroad(125.75, 'Asia/Pyongyang'),
  tokyo: abroad(139.74, 'Asia/Tokyo'),
  osaka: abroad(135.5, 'Asia/Tokyo'),
  beijing: abroad(116.4, 'Asia/Shanghai'),
  shanghai: abroad(121.47, 'Asia/Shanghai'),
  tashkent: abroad(69.28, 'Asia/Tashkent'),
  london: abroad(-0.13, 'Europe/London'),
  paris: abroad(2.35, 'Europe/Paris'),
  berlin: abroad(13.4, 'Europe/Berlin'),
  new_york: abroad(-74.01, 'America/New_York'),
  chicago: abroad(-87.65, 'America/Chicago'),
  los_angeles: abroad(-118.24, 'America/Los_Angeles'),
  vancouver: abroad(-123.12, 'America/Vancouver'),
  sydney: abroad(151.21, 'Australia/Sydney'),
} as const satisfies Readonly<Record<string, BirthPlace>>;

export type BirthPlaceName = keyof typeof BIRTH_PLACES;

export function isBirthPlace(name: string): name is BirthPlaceName {
  return Object.hasOwn(BIRTH_PLACES, name);
}

export const BIRTH_PLACE_NAMES: readonly BirthPlaceName[] = Object.keys(BIRTH_PLACES).filter(isBirthPlace);
