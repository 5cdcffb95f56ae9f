import { bandOf } from '../scores/bands.ts';
import { withoutEncouragement } from './sentences.ts';

/** The best day of a week is no verdict on the week: 가장 좋은 날은 목요일입니다. */
const BEST =
  /(?:최고의|최상의|더할 나위 없|완벽한)\s*(?:날|하루|운|흐름|기운|시기|한 주|한 달|한 해|해|때)|가장 (?:좋은|빛나는|운이 좋은)\s*(?:날|하루|운|흐름|기운|시기|한 주|한 달|한 해|해|때)(?![은는]\s)|대길|만사형통|모든 (?:일|것)[이가]?\s*(?:술술|순조롭게|잘)\s*풀|행운이 (?:가득|쏟아|넘치)|거칠 것이 없|하는 일마다 (?:잘|성공)/u;
const WORST =
  /(?:최악의|더할 수 없이 나쁜)\s*(?:날|하루|운|흐름|기운|시기|한 주|한 달|한 해|해|때)|가장 (?:나쁜|힘든|어두운|운이 없는)\s*(?:날|하루|운|흐름|기운|시기|한 주|한 달|한 해|해|때)(?![은는]\s)|대흉|되는 일이 (?:하나도 )?없|모든 (?:일|것)[이가]?\s*(?:꼬이|막히|어긋나|틀어)|불운이 (?:가득|겹치|이어)|파국|재앙|하는 일마다 (?:막|꼬|어긋|실패)/u;
const GOOD =
  /순조롭|순탄|활짝|술술|길한|행운|좋은 (?:날|하루|흐름|운|소식|결과|기운|때)|유리한|힘이 (?:실리|붙)|풀리는|풀립|열립니다|열리는|빛을 발|돋보|상승세|활기|든든|탄탄|기회가 (?:옵|많|찾|열)|성과가 (?:납|따|큽)|결실|잘 풀|운이 따|도와줍|밝습니다/gu;
const BAD =
  /막힙|막히|꼬입|꼬이|어긋납|어긋나|흉한|나쁜 (?:날|하루|흐름|운|소식|결과|기운|때)|불리한|힘이 (?:빠지|꺾)|답답|지칩|지치|다툼|갈등|손해|손실|무너|(?<!들뜬 마음이 )가라앉|어둡|불운|실패|위태|험난|고비(?!를 넘[기길])|시련|흔들립|흔들리(?!던|지)|새어 나가|잃기 쉽|좌절/gu;

/** So many words of one kind and none of the other make a tone. */
const CLEAR = 3;

/** @returns `good` or `bad` when the text's tone contradicts the band of its score */
export function contradictedTone(text: string, score: number): 'good' | 'bad' | null {
  const band = bandOf(score);
  const sober = withoutEncouragement(text);
  const good = sober.match(GOOD)?.length ?? 0;
  const bad = sober.match(BAD)?.length ?? 0;
  if (
    band === 'careful' &&
    ((BEST.test(text) && !DENIED.test(text)) || (good >= CLEAR && bad === 0 && !CAREFUL.test(text)))
  )
    return 'good';
  if (band === 'good' && ((WORST.test(text) && !DENIED.test(text)) || (bad >= CLEAR && good === 0))) return 'bad';
  return null;
}

const DENIED = /아니|아닙|않|라고 (?:하기|할)|못합|보다는/u;
const CAREFUL = /조심|주의|무리|천천|서두르지|쉬어|신중|줄이|미루|삼가|아끼|낮추|기다|차분/u;
