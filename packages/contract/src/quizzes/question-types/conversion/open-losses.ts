import type { PeerOption } from '../shared/peers/peer-option.ts'
import type { ConversionForms, Loss } from './conversion-forms.ts'

type Open = ConversionForms['open']

/** What an essay has and other open answers have not. */
export const findEssayLosses = ({ guide, words }: Open): Loss[] => [
  { code: 'guide_lost', count: guide.length },
  { code: 'word_limits_lost', count: words.least === null && words.most === null ? 0 : 1 },
]

/** The review by learners in a question whose guide is another: the marks of its examples belong to the lines of the old one. */
export const keptPeers = ({ peers }: Open): { peer_review?: PeerOption } =>
  peers ? { peer_review: { ...peers, examples: [] } } : {}

/** The examples that stay behind. */
export const findPeerLosses = ({ peers }: Open): Loss[] => [
  { code: 'examples_lost', count: peers?.examples.length ?? 0 },
]
