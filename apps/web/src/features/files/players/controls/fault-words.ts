import type { Translate } from '../../../../lib/texts/index.ts'
import type { PlayerFault } from '../engine/playback.ts'

/** The words of document 001 §8. */
export const faultWords = ({ kind, code }: PlayerFault, t: Translate): string => {
  if (kind === 'blocked') return t('player.ad_blocker')
  if (kind === 'host') return t('player.host_failed')
  return `${t(`player.fault_${kind}`)} ${t('player.code', { code })}`
}

/** Everything that was met, each on a line of its own (document 001 §8). */
export const faultLines = (faults: readonly PlayerFault[], t: Translate): string =>
  faults.map((fault) => faultWords(fault, t)).join('\n')
