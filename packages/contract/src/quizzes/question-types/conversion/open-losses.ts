import type { ConversionForms, Loss } from './conversion-forms.ts'

type Open = ConversionForms['open']

/** What an essay has and other open answers have not. */
export const findEssayLosses = ({ guide, words }: Open): Loss[] => [
  { code: 'guide_lost', count: guide.length },
  { code: 'word_limits_lost', count: words.least === null && words.most === null ? 0 : 1 },
]
