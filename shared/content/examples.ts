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
          '가을 들판의 바위처럼 쉽게 흔들리지 않습니다. 타고난 힘이 넉넉하고, 규칙과 책임을 뜻하는 정관이 뚜렷합니다. 그래서 약속을 잘 지키고 믿음을 얻습니다. 다만 고집을 부릴 때가 있으니, 생각이 다른 사람의 말도 들어 보세요.',
        title: '가을 들을 지키는 바위',
      },
    },
    {
      facts: '봄에 태어난 계수, 신약, 식신이 뚜렷함',
      fields: {
        identity:
          '봄비처럼 조용히 주위 사람을 돕습니다. 타고난 힘은 약한 편이지만, 만들고 베푸는 재주를 뜻하는 식신이 뚜렷합니다. 그래서 손으로 하는 일에서 인정을 받습니다. 여러 일을 한꺼번에 하면 지치기 쉬우니, 하루에 한 가지씩 해 보세요.',
        title: '새싹을 적시는 봄비',
      },
    },
  ],
  tendency: [
    {
      facts: '위험 감수 77점(높음): 편재, 겁재. 장기 적성 46점(낮음): 상관',
      fields: {
        summary:
          '마음이 끌리면 먼저 움직이는 편입니다. 일을 크게 보는 편재와 겨루기를 좋아하는 겁재가 함께 있기 때문입니다. 다만 새로운 것을 좋아하는 상관이 있어 같은 일을 오래 하기는 어렵습니다. 오래 할 일은 하나만 골라 보세요.',
      },
    },
    {
      facts: '위험 감수 41점(낮음): 정관, 정인. 장기 적성 80점(높음): 정재, 토(土)의 비중',
      fields: {
        summary:
          '확인하지 않은 일은 잘 하지 않습니다. 규칙을 뜻하는 정관과 배움을 뜻하는 정인이 뚜렷하기 때문입니다. 꾸준히 모으는 정재가 있고 흙 기운도 많아, 한번 시작한 일은 오래 이어 갑니다.',
      },
    },
  ],
  fortune: [
    {
      facts:
        '무토 일간, 일진 임신(壬申), 78점(좋음). 돕는 것: 천간에 든 용신 수(水), 일주 진-신 반합. 심상: 비 갠 골목',
      fields: {
        why_explanation:
          '임신(壬申)일의 윗글자는 물 기운입니다. 물 기운은 이 사주의 균형을 잡아 주는 용신이라 점수를 가장 크게 올렸습니다. 그래서 막혀 있던 일이 풀리기 쉬운 날로 봅니다.',
        overall_analysis:
          '비 갠 골목처럼 마음이 개운한 하루입니다. 어려워 보이던 부탁도 한결 꺼내기 쉽습니다. 오래 미룬 말이 있으면 차분히 전해 보세요.',
      },
    },
    {
      facts: '을목 일간, 일진 신유(辛酉), 43점(조심). 누르는 것: 천간에 든 기신 금(金), 일주 묘-유 충. 심상: 낮은 담장',
      fields: {
        why_explanation:
          '신유(辛酉)일의 윗글자는 쇠 기운입니다. 쇠 기운은 이 사주의 균형을 흔드는 기신이라 점수를 가장 크게 내렸습니다. 그래서 마음이 급해지기 쉬운 날로 봅니다.',
        overall_analysis:
          '서두르면 다시 할 일이 생기기 쉬운 하루입니다. 할 일을 줄이고 천천히 하는 편이 낫습니다. 급한 대답은 하루 미루세요.',
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
          '좋은 날과 힘든 날이 뚜렷한 한 주입니다. 화요일에는 이 사주에 가장 도움이 되는 나무 기운이 두 글자로 들어와 일이 수월합니다. 일요일에는 부담이 되는 쇠 기운이 들어오니, 중요한 일은 화요일에 하고 일요일에는 쉬세요.',
      },
    },
    {
      facts: '임수 일간, 한 주 57점(보통). 토요일 무술(戊戌) 40점(조심): 천간과 지지에 든 기신 토(土)',
      fields: {
        summary:
          '크게 힘든 날도 크게 좋은 날도 적은 한 주입니다. 토요일에는 이 사주에 부담이 되는 흙 기운이 두 글자로 들어오니 큰 결정을 미루세요. 다른 날은 하던 대로 하면 무난합니다.',
      },
    },
  ],
  yearly: [
    {
      facts: '3분기 74점(좋음). 7월과 8월: 천간에 든 용신 화(火)',
      fields: {
        advice:
          '7월과 8월에는 이 사주에 도움이 되는 불 기운이 들어와 하는 일이 수월합니다. 올해 세운 계획 가운데 하나를 골라 끝내 보세요.',
      },
    },
    {
      facts: '한 해 45점(조심). 누르는 것: 천간에 든 기신 금(金), 월주 인-신 충',
      fields: {
        summary:
          '올해의 윗글자는 쇠 기운으로, 이 사주에 부담이 됩니다. 아랫글자는 일과 사회생활을 뜻하는 월주와 충(沖), 곧 부딪치는 사이라 하는 일이 바뀌기 쉽습니다. 새 일보다 하던 일을 지키고, 한 달에 한 번 계획을 살펴보세요.',
      },
    },
  ],
  profile_fortune: [
    {
      facts: '직업 76점(좋음). 돕는 것: 천간의 정관, 월주 묘-술 육합',
      fields: {
        description:
          '맡은 일을 잘 해내고 믿음을 얻기 쉽습니다. 함께하는 사람과 손발이 맞으니, 미뤄 둔 일을 먼저 끝내 보세요.',
      },
    },
    {
      facts: '애정과 대인 관계 46점(조심). 누르는 것: 일주 자-오 충',
      fields: {
        description: '가까운 사람과 뜻이 엇갈리기 쉽습니다. 서운한 일은 하루쯤 지난 뒤에 짧게 이야기하세요.',
      },
    },
  ],
};
