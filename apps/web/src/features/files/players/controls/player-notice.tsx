import { Button } from '@lectern/ui/button'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { useConnection } from '../../../frame/index.ts'
import type { PlaybackState, PlayerFault } from '../engine/playback.ts'
import styles from './player-notice.module.css'

/** The words of document 001 §8. */
export const faultWords = ({ kind, code }: PlayerFault, t: Translate): string => {
  if (kind === 'blocked') return t('player.ad_blocker')
  if (kind === 'host') return t('player.host_failed')
  return `${t(`player.fault_${kind}`)} ${t('player.code', { code })}`
}

interface PlayerNoticeProps {
  state: PlaybackState
  onRetry: () => void
}

/** What stands in the way of a film: an error, an ad blocker, a bad connection. */
export const PlayerNotice = ({ state, onRetry }: PlayerNoticeProps) => {
  const { t } = useTexts()
  const connection = useConnection()
  if (state.fault)
    return (
      <div role="alert" className={styles.fault} data-fault={state.fault.kind}>
        <p>{faultWords(state.fault, t)}</p>
        <Button onClick={onRetry}>{t('player.try_again')}</Button>
      </div>
    )
  if (connection === 'good' || state.phase === 'uninit') return null
  return (
    <p role="status" className={styles.connection} data-connection={connection}>
      {t(connection === 'none' ? 'player.connection_none' : 'player.connection_bad')}
    </p>
  )
}
