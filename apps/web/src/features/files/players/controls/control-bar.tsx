import { IconButton } from '@lectern/ui/actions/icon-button'
import {
  Captions as CaptionsIcon,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
} from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { Playback, PlaybackState } from '../engine/playback.ts'
import { chapterAt, type Stretch } from '../rules/chapters.ts'
import { clockText } from '../rules/clock-text.ts'
import { seekStep } from '../rules/constants.ts'
import styles from './controls.module.css'
import { NoteButton } from './note-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import type { Captions } from './use-captions.ts'
import type { PictureInPicture } from './use-picture-in-picture.ts'
import type { Storyboard } from './use-storyboard.ts'
import { VolumeControl } from './volume-control.tsx'

export interface ControlBarProps {
  /** The unit of a lesson; null elsewhere. */
  unit: number | null
  playback: Playback
  state: PlaybackState
  /** A broadcast: nobody stops it, winds it or makes it faster. */
  isLive: boolean
  stretches: readonly Stretch[]
  storyboard: Storyboard | null
  captions: Captions | null
  pip: PictureInPicture
  fullscreen: { readonly isFull: boolean; readonly toggle: () => void }
  onWanted: () => void
  onMenu: (isOpen: boolean) => void
}

type PartProps = Pick<ControlBarProps, 'playback' | 'state' | 'isLive'>

/** Play and pause, and ten seconds either way. A show is neither stopped nor wound. */
const MainButtons = ({ playback, state, isLive }: PartProps) => {
  const { t } = useTexts()
  const isPlaying = state.phase === 'playing' || state.phase === 'buffering'
  return (
    <>
      {(!isLive || !isPlaying) && (
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          onClick={isPlaying ? playback.pause : playback.play}
        />
      )}
      {!isLive && (
        <span className={styles.skips}>
          <IconButton
            icon={RotateCcw}
            label={t('player.back_seconds', { count: seekStep })}
            onClick={() => playback.seek(state.time - seekStep)}
          />
          <IconButton
            icon={RotateCw}
            label={t('player.forward_seconds', { count: seekStep })}
            onClick={() => playback.seek(state.time + seekStep)}
          />
        </span>
      )}
    </>
  )
}

const Times = ({ state, isLive }: Omit<PartProps, 'playback'>) => {
  const { t } = useTexts()
  if (isLive) return <span className={styles.live}>{t('player.live')}</span>
  return (
    <span className={styles.time}>
      {clockText(state.time)} <span className={styles.total}>/ {clockText(state.duration)}</span>
    </span>
  )
}

/** The one control layer of every player of films (document 001 §2). */
export const ControlBar = (props: ControlBarProps) => {
  const { playback, state, isLive, stretches, captions, pip, fullscreen } = props
  const { t } = useTexts()
  return (
    <div className={styles.bar} data-bar>
      {!isLive && (
        <SeekBar
          time={state.time}
          duration={state.duration}
          buffered={state.buffered}
          stretches={stretches}
          storyboard={props.storyboard}
          onSeek={playback.seek}
          onWanted={props.onWanted}
        />
      )}
      <div className={styles.row}>
        <MainButtons playback={playback} state={state} isLive={isLive} />
        <VolumeControl playback={playback} state={state} />
        <Times state={state} isLive={isLive} />
        <span className={styles.chapter}>{chapterAt(stretches, state.time)?.title}</span>
        {!isLive && <NoteButton unit={props.unit} time={state.time} />}
        {captions && captions.tracks.length > 0 && (
          <IconButton
            icon={CaptionsIcon}
            label={t('player.captions')}
            aria-pressed={captions.language !== ''}
            onClick={captions.toggle}
          />
        )}
        <SettingsMenu
          playback={playback}
          state={state}
          captions={captions}
          hasRates={!isLive}
          onOpen={props.onMenu}
        />
        {pip && (
          <IconButton
            icon={PictureInPicture2}
            label={t('player.picture_in_picture')}
            aria-pressed={pip.isOut}
            onClick={pip.toggle}
          />
        )}
        <IconButton
          icon={fullscreen.isFull ? Minimize : Maximize}
          label={t(fullscreen.isFull ? 'player.leave_fullscreen' : 'player.fullscreen')}
          onClick={fullscreen.toggle}
        />
      </div>
    </div>
  )
}
