import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Spinner } from '@lectern/ui/feedback/spinner'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { Playback, PlaybackState } from '../engine/playback.ts'
import type { Stretch } from '../rules/chapters.ts'
import { clockText } from '../rules/clock-text.ts'
import { seekStep } from '../rules/constants.ts'
import { ControlBar } from './control-bar.tsx'
import type { Flag } from './create-flag.ts'
import styles from './player-frame.module.css'
import { PlayerNotice } from './player-notice.tsx'
import { useControlsVisibility } from './use-controls-visibility.ts'
import type { Captions } from './use-captions.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { isOn, usePlayerActions } from './use-player-actions.ts'
import type { PictureInPicture } from './use-picture-in-picture.ts'
import type { Storyboard } from './use-storyboard.ts'
import { useTaps } from './use-taps.ts'

export interface PlayerFrameProps {
  /** The unit of a lesson; null elsewhere. */
  unit: number | null
  playback: Playback | null
  state: PlaybackState
  /** What is played, for people. */
  title: string
  /** Height as a part of the width. */
  padding: number
  poster: string | null
  /** Under the play button, before anything of another host is loaded. */
  firstWords?: ReactNode
  isLive: boolean
  /** Seconds; shown on the preview. */
  duration: number | null
  stretches: readonly Stretch[]
  storyboard: Storyboard | null
  captions: Captions | null
  pip: PictureInPicture
  /** The first press. */
  onBegin: () => void
  onWanted: () => void
  /** The element or the host's frame. */
  children: ReactNode
}

const flashIcons = { play: Play, pause: Pause, back: RotateCcw, forward: RotateCw } as const

const FlashSign = ({ flash }: { flash: Flag }) => (
  <span key={flash.count} className={styles.flash} data-flash={flash.kind} aria-hidden="true">
    <Icon of={flashIcons[flash.kind]} size={24} />
  </span>
)

/** True while words are shown over the film; undefined leaves the attribute out. */
const captioned = (captions: Captions | null): true | undefined =>
  captions !== null && captions.language !== '' ? true : undefined

interface MiddleButtonsProps {
  isPlaying: boolean
  onToggle: () => void
  onSkip: (seconds: number) => void
}

/** For fingers: the main buttons in the middle of the picture. */
const MiddleButtons = ({ isPlaying, onToggle, onSkip }: MiddleButtonsProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.middle}>
      <Button
        variant="quiet"
        aria-label={t('player.back_seconds', { count: seekStep })}
        onClick={() => onSkip(-seekStep)}
      >
        <Icon of={RotateCcw} size={24} />
      </Button>
      <Button variant="quiet" aria-label={t(isPlaying ? 'player.pause' : 'player.play')} onClick={onToggle}>
        <Icon of={isPlaying ? Pause : Play} size={24} />
      </Button>
      <Button
        variant="quiet"
        aria-label={t('player.forward_seconds', { count: seekStep })}
        onClick={() => onSkip(seekStep)}
      >
        <Icon of={RotateCw} size={24} />
      </Button>
    </div>
  )
}

/** A film with its one layer of controls, whoever plays it. */
export const PlayerFrame = (props: PlayerFrameProps) => {
  const { playback, state, title, padding, isLive } = props
  const frame = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(frame)
  const { isAwake, wake, sleep } = useControlsVisibility(fullscreen.isFull)
  const [hasMenu, setMenu] = useState(false)
  const { flash, toggle, skip, onKeyDown } = usePlayerActions(props, fullscreen.toggle, wake)
  const isFirst = state.phase === 'uninit'
  // The button that begins goes away with its press: its keys go on in the player.
  const begin = () => {
    frame.current?.focus({ preventScroll: true })
    props.onBegin()
  }
  const isPlaying = isOn(state.phase)
  const isShown = !isPlaying || isAwake || hasMenu
  const taps = useTaps({
    toggle,
    skip,
    fullscreen: fullscreen.toggle,
    showControls: () => (isShown && isPlaying ? sleep() : wake('touch')),
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside, heard on their way up
    <div
      ref={frame}
      role="group"
      aria-label={title}
      data-theme="dark"
      data-player
      data-phase={state.phase}
      data-shown={isShown || undefined}
      data-captioned={captioned(props.captions)}
      className={styles.frame}
      style={fullscreen.isFull ? undefined : { aspectRatio: `1 / ${padding}` }}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => event.pointerType !== 'touch' && wake(event.pointerType)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && sleep()}
      onFocus={() => wake('key')}
    >
      <div className={styles.media}>{props.children}</div>
      {!isFirst && <div className={styles.surface} {...taps} data-surface aria-hidden="true" />}
      {isFirst && <Beginning {...props} onBegin={begin} />}
      {state.phase === 'buffering' && !state.fault && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
      {flash && <FlashSign flash={flash} />}
      <PlayerNotice state={state} onRetry={() => playback?.begin({ plays: true })} />
      {playback && !isFirst && !state.fault && (
        <>
          {!isLive && !hasMenu && <MiddleButtons isPlaying={isPlaying} onToggle={toggle} onSkip={skip} />}
          <ControlBar {...props} playback={playback} fullscreen={fullscreen} onMenu={setMenu} />
        </>
      )}
    </div>
  )
}

/** What is seen before the first press: the preview image, what it is, and one button. */
const Beginning = ({ title, poster, firstWords, duration, onBegin }: PlayerFrameProps) => {
  const { t } = useTexts()
  return (
    <button type="button" className={styles.beginning} onClick={onBegin}>
      <VisuallyHidden>
        {t('player.play')}: {title}
      </VisuallyHidden>
      {poster !== null && <img src={poster} alt="" className={styles.poster} decoding="async" />}
      <span className={styles.bigPlay}>
        <Icon of={Play} size={24} />
      </span>
      {firstWords && <span className={styles.firstWords}>{firstWords}</span>}
      {duration !== null && <span className={styles.length}>{clockText(duration)}</span>}
    </button>
  )
}
