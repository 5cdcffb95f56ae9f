import type { SectionName } from './requests.ts';

/** Fields as they should be written, with the facts that they explain. */
export interface Example {
  readonly facts: string;
  /** By the field's name, each on its own line of the prompt. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Two examples for each section, of a field that is hard to write, one for a high and one for a low score: the strongest
 * reason first, then what follows. A term comes with its meaning. They name no market. `radar` has no texts.
 */
export const EXAMPLES: Readonly<Record<SectionName, readonly Example[]>> = {
  character: [
    {
      facts: '가을에 태어난 경금, 신강, 정관이 뚜렷함',
      fields: {
        identity:
          '한번 자리를 정하면 쉽게 옮기지 않습니다. 버티는 힘이 넉넉한 데다, 스스로 규칙을 세우는 정관이 또렷해 약속을 가볍게 하지 않습니다. 그래서 함께 일하는 사람이 먼저 믿고 맡깁니다. 다만 물러설 때를 놓치기 쉬우니, 그만둘 조건을 처음에 적어 두세요.',
        title: '가을 들을 지키는 바위',
      },
    },
    {
      facts: '봄에 태어난 계수, 신약, 식신이 뚜렷함',
      fields: {
        identity:
          '소리 없이 스며들어 둘레를 자라게 하는 사람입니다. 타고난 힘은 여리지만, 솜씨로 마음을 얻는 식신이 또렷해 큰소리 없이도 사람을 움직입니다. 서두르면 금세 마릅니다. 하루에 한 가지씩 적셔 가는 걸음이 어울립니다.',
        title: '새싹을 적시는 봄비',
      },
    },
  ],
  tendency: [
    {
      facts: '위험 감수 77점(높음): 편재, 겁재. 장기 적성 46점(낮음): 상관',
      fields: {
        summary:
          '기회다 싶으면 몸이 먼저 움직입니다. 큰 판을 읽는 편재와 앞서려는 겁재가 나란히 있기 때문입니다. 다만 새것에 눈이 가는 상관이 있어 같은 일을 오래 붙들기는 어렵습니다. 끝까지 가져갈 일과 가볍게 시험할 일을 처음부터 나누어 두세요.',
      },
    },
    {
      facts: '위험 감수 41점(낮음): 정관, 정인. 장기 적성 80점(높음): 정재, 토(土)의 비중',
      fields: {
        summary:
          '확인하지 않은 길에는 좀처럼 발을 들이지 않습니다. 규칙을 살피는 정관이 마음의 울타리가 되어 줍니다. 대신 꼼꼼한 정재에 두터운 흙의 기운이 더해져, 한번 시작한 일은 오래 이어 갑니다.',
      },
    },
  ],
  fortune: [
    {
      facts:
        '무토 일간, 일진 임신(壬申), 78점(좋음). 돕는 것: 천간에 든 용신 수(水), 일주 진-신 반합. 심상: 비 갠 골목',
      fields: {
        why_explanation:
          '이 사주가 가장 반기는 물이 하늘에 떠오르는 날입니다. 오늘의 땅 글자도 마음자리와 반합, 곧 절반의 짝을 이루어 그 물길을 받쳐 줍니다.',
        overall_analysis:
          '비 갠 골목처럼 답답하던 것이 씻기는 하루입니다. 굳어 있던 이야기가 부드럽게 풀리니, 미뤄 둔 부탁을 오늘 꺼내 보세요.',
      },
    },
    {
      facts: '을목 일간, 일진 신유(辛酉), 43점(조심). 누르는 것: 천간에 든 기신 금(金), 일주 묘-유 충. 심상: 낮은 담장',
      fields: {
        why_explanation:
          '버거운 쇠 기운이 겹쳐 들어 몸이 움츠러들기 쉽습니다. 마음자리와도 충, 곧 맞부딪침이 있어 가까운 곳부터 어수선해집니다.',
        overall_analysis:
          '낮은 담장 뒤에서 바람을 피하듯, 맞서기보다 낮추는 편이 이로운 하루입니다. 급한 대답은 하루 미루고 책상부터 정리하세요.',
      },
    },
  ],
  radar: [],
  weekly: [
    {
      facts:
        '병화 일간, 한 주 61점(보통). 화요일 을묘(乙卯) 81점(좋음): 천간과 지지에 든 용신 목(木). 일요일 경신(庚申) 44점(조심): 천간에 든 기신 금(金)',
      fields: {
        summary:
          '오르막과 내리막이 뚜렷한 한 주입니다. 화요일에는 반가운 나무 기운이 위아래로 들어와 걸음이 가장 가볍습니다. 일요일에는 쇠 기운이 무거워 쉽게 지치니, 마음먹은 일은 주초에 두고 주말 저녁은 비워 두세요.',
      },
    },
    {
      facts: '임수 일간, 한 주 57점(보통). 토요일 무술(戊戌) 40점(조심): 천간과 지지에 든 기신 토(土)',
      fields: {
        summary:
          '크게 밀어 주는 날도 크게 막는 날도 적은 한 주입니다. 토요일에만 흙 기운이 물길을 막아서니, 그날은 결정을 미루고 정리를 하세요. 나머지 날은 하던 속도 그대로면 충분합니다.',
      },
    },
  ],
  yearly: [
    {
      facts: '3분기 74점(좋음). 7월과 8월: 천간에 든 용신 화(火)',
      fields: {
        advice:
          '한여름에 반가운 불기운이 이어 들어와 마음먹은 일에 속도가 붙습니다. 상반기에 세운 계획 가운데 하나만 골라 끝까지 밀고 가 보세요.',
      },
    },
    {
      facts: '한 해 45점(조심). 누르는 것: 천간에 든 기신 금(金), 월주 인-신 충',
      fields: {
        summary:
          '버거운 쇠 기운이 머리 위에 서는 해입니다. 일하는 자리와 충, 곧 맞부딪침이 있어 일터의 변화가 잦아지기 쉽습니다. 넓히는 일보다 지키는 일에 마음을 두고, 한 달에 한 번 하던 일을 되돌아보세요.',
      },
    },
  ],
  profile_fortune: [
    {
      facts: '직업 76점(좋음). 돕는 것: 천간의 정관, 월주 묘-술 육합',
      fields: {
        description:
          '순서를 세우는 정관이 위에 서서 맡은 일이 또렷해집니다. 윗사람과 손발이 맞는 때이니, 미뤄 둔 보고를 먼저 꺼내 보세요.',
      },
    },
    {
      facts: '애정과 대인 관계 46점(조심). 누르는 것: 일주 자-오 충',
      fields: {
        description:
          '마음보다 말이 앞서기 쉽습니다. 서운한 일은 그 자리에서 따지지 말고, 하루쯤 두었다가 짧게 이야기하세요.',
      },
    },
  ],
};
