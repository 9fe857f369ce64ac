import { Button } from '@lectern/ui/actions/button'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useConnection } from '../../../../frame/index.ts'
import { useLineBack } from '../../../../lib/use-line-back.ts'
import type { PlaybackState } from '../engine/playback.ts'
import { faultWords } from './fault-words.ts'
import styles from './player-notice.module.css'

interface PlayerNoticeProps {
  state: PlaybackState
  onRetry: () => void
}

/** What stands in the way of a film: an error, an ad blocker, a bad connection. */
export const PlayerNotice = ({ state, onRetry }: PlayerNoticeProps) => {
  const { t } = useTexts()
  const connection = useConnection()
  useLineBack(state.fault !== null, onRetry)
  if (state.fault)
    return (
      <div role="alert" className={styles.fault} data-fault={state.fault.kind}>
        <p>{connection === 'none' ? t('player.film_not_kept') : faultWords(state.fault, t)}</p>
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
