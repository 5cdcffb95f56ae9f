import { expect, it } from '@jest/globals';
import { confirm } from './context.ts';

it('a question is asked once, and only where --yes does not answer it', async () => {
  const asked: string[] = [];
  const answering = (answer: string) => ({
    ask: async (question: string) => {
      asked.push(question);
      return answer;
    },
  });
  await confirm(answering('y'), 'Pause haiku?');
  for (const answer of ['', 'n', 'yesterday']) {
    await expect(confirm(answering(answer), 'Pause haiku?')).rejects.toThrow('Nothing was changed.');
  }
  expect(asked).toEqual(Array(4).fill('Pause haiku? [y/N] '));
  await confirm(answering('n'), 'Pause haiku?', true);
  await confirm({ ask: null }, 'Pause haiku?', true);
  await expect(confirm({ ask: null }, 'Pause haiku?')).rejects.toThrow('--yes');
  expect(asked).toHaveLength(4);
});
