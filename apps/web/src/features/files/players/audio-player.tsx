import type { File } from '@lectern/contract/files/file'
import { buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Download, Pause, Play, RotateCcw, RotateCw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useLineBack } from '../../../lib/use-line-back.ts'
import { AudioPopups } from './audio/audio-popups.tsx'
import styles from './audio/audio-player.module.css'
import { useDelayedSeek } from './audio/use-delayed-seek.ts'
import { Waveform } from './audio/waveform.tsx'
import { faultLines } from './controls/fault-words.ts'
import { NoteButton } from './controls/note-button.tsx'
import { attachPlaybackBehaviour, resumePlace } from './engine/attach-playback-behaviour.ts'
import { createMediaPlayback } from './engine/create-media-playback.ts'
import type { Playback, PlaybackState, PlayerFault } from './engine/playback.ts'
import { reportFault } from './faults/report-fault.ts'
import type { WatchReports } from './engine/report-watching.ts'
import { sourceOfSound } from './engine/source.ts'
import { usePlayback } from './engine/use-playback.ts'
import { clockText } from './rules/clock-text.ts'
import { seekStep } from './rules/constants.ts'
import { useFileTitle } from '../use-file-title.ts'

interface AudioPlayerProps {
  file: File
  /** As it is called; nothing is shown without it. */
  name?: string | undefined
  /** The file with links of now. */
  reload: () => Promise<File | null>
  unit?: number | null
  reports?: WatchReports | null
  onWatched?: () => void
  /** One small row; its speed goes round instead of opening a slider. */
  compact?: boolean
  onDelete?: (() => void) | undefined
  /** Opens in another tab. */
  downloadUrl?: string | undefined
}

const canHear = (type: string): boolean => document.createElement('audio').canPlayType(type) !== ''

const useAudioPlayback = (props: AudioPlayerProps) => {
  const { file, unit = null } = props
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null)
  const [playback, setPlayback] = useState<Playback | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const key = `${unit ?? 0}:${file.uuid}`
  useEffect(() => {
    if (!audio) return undefined
    let isAsked = false
    const load = async () => {
      const now = isAsked ? await latest.current.reload() : latest.current.file
      isAsked = true
      return now && sourceOfSound(now, canHear)
    }
    const made = createMediaPlayback({ media: audio, load, onFatal: reportFault })
    const stop = attachPlaybackBehaviour({
      playback: made,
      key,
      reports: latest.current.reports ?? null,
      onWatched: () => latest.current.onWatched?.(),
      startsAt: 'load',
      isLive: false,
    })
    setPlayback(made)
    made.begin({ at: resumePlace(key, latest.current.file.duration), plays: false })
    return () => {
      stop()
      made.destroy()
      setPlayback(null)
    }
  }, [audio, key])
  return { setAudio, playback }
}

/** A recording to listen to (document 001 §2). */
export const AudioPlayer = (props: AudioPlayerProps) => {
  const { file, name, compact = false, onDelete, downloadUrl } = props
  const { t } = useTexts()
  const titleOf = useFileTitle()
  const { setAudio, playback } = useAudioPlayback(props)
  const state = usePlayback(playback)
  const duration = state.duration > 0 ? state.duration : (file.duration ?? 0)
  const { time, seek } = useDelayedSeek(playback, state.time, duration)
  const isPlaying = state.phase === 'playing' || state.phase === 'buffering'

  useEffect(() => {
    if (state.phase === 'ended') playback?.seek(0)
  }, [state.phase, playback])

  const toggle = () => {
    if (isPlaying) playback?.pause()
    else if (state.fault) playback?.begin({ plays: true })
    else playback?.play()
  }
  return (
    <div
      role="group"
      aria-label={name ?? titleOf(file)}
      className={styles.player}
      data-audio={file.uuid}
      data-phase={state.phase}
      data-compact={compact || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of sound alone */}
      <audio ref={setAudio} preload="metadata" />
      <div className={styles.row}>
        <IconButton
          icon={RotateCcw}
          label={t('player.back_seconds', { count: seekStep })}
          onClick={() => seek(time - seekStep)}
        />
        <IconButton
          icon={isPlaying ? Pause : Play}
          variant="primary"
          size="large"
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          onClick={toggle}
        />
        <IconButton
          icon={RotateCw}
          label={t('player.forward_seconds', { count: seekStep })}
          onClick={() => seek(time + seekStep)}
        />
        <Waveform peaks={file.peaks} time={time} duration={duration} name={name} onSeek={seek} />
        <span className={styles.time}>
          {clockText(time)} / {clockText(duration)}
        </span>
        {!compact && <NoteButton unit={props.unit ?? null} time={time} />}
        {playback && <AudioPopups playback={playback} state={state} compact={compact} />}
        {downloadUrl !== undefined && (
          <a
            href={downloadUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'quiet' })}
            aria-label={t('player.download')}
            title={t('player.download')}
          >
            <Icon of={Download} />
          </a>
        )}
        {onDelete && <IconButton icon={Trash2} label={t('player.delete')} onClick={onDelete} />}
      </div>
      {state.fault && (
        <Faults state={state} fault={state.fault} onLineBack={() => playback?.begin({ plays: false })} />
      )}
    </div>
  )
}

interface FaultsProps {
  state: PlaybackState
  fault: PlayerFault
  onLineBack: () => void
}

/** Why a recording does not play. Without a line it is not kept, and comes with it. */
const Faults = ({ state, fault, onLineBack }: FaultsProps) => {
  const { t } = useTexts()
  const isCut = useConnection() === 'none'
  useLineBack(true, onLineBack)
  return (
    <p role="alert" className={styles.faults} data-fault={fault.kind}>
      {isCut ? t('player.sound_not_kept') : faultLines(state.faults, t)}
    </p>
  )
}
