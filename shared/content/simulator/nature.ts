import { at } from '../../saju/types.ts';
import type { Flow } from '../facts.ts';
import { energyOf } from './lead.ts';

/** What a stem and a branch are likened to. */
const STEMS = [
  ...['곧은 소나무', '푸른 풀', '환한 햇빛', '작은 등불', '높은 산'],
  ...['넓은 들판', '단단한 바위', '맑은 보석', '넓은 강', '고운 이슬비'],
] as const;
const BRANCHES = [
  ...['한밤의 샘', '언 땅', '이른 봄의 숲', '봄날의 꽃밭', '비에 젖은 땅', '초여름의 볕'],
  ...['한여름의 열기', '늦여름의 마른 땅', '잘 다듬은 무쇠', '가을볕에 빛나는 은반지', '늦가을의 언덕', '초겨울의 강'],
] as const;

/** Slots for a sentence on a pillar: 갑오 is wood like a straight pine and fire like the sun at noon. */
export function natureOf({ pillar, stemElement, branchElement }: Flow): { readonly 위: string; readonly 아래: string } {
  return {
    위: `${at(STEMS, pillar % 10)} 같은 ${energyOf(stemElement)}`,
    아래: `${at(BRANCHES, pillar % 12)} 같은 ${energyOf(branchElement)}`,
  };
}
