import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { PlayerFrame } from './controls/player-frame.tsx'
import { useCaptions, type CaptionTrack } from './controls/use-captions.ts'
import { usePictureInPicture } from './controls/use-picture-in-picture.ts'
import { useStoryboard, type StoryboardSource } from './controls/use-storyboard.ts'
import { attachPlaybackBehaviour, resumePlace } from './engine/attach-playback-behaviour.ts'
import { createMediaPlayback } from './engine/create-media-playback.ts'
import type { Playback } from './engine/playback.ts'
import { reportFault } from './faults/report-fault.ts'
import type { WatchReports } from './engine/report-watching.ts'
import type { MediaSource } from './engine/source.ts'
import { useLive } from './engine/use-live.ts'
import { usePlayback } from './engine/use-playback.ts'
import { useWantedMoment } from './engine/use-wanted-moment.ts'
import { FilmPanel } from './panel/film-panel.tsx'
import styles from './players.module.css'
import { boxPadding } from './rules/box-ratio.ts'
import { stretchesOf, type Chapter } from './rules/chapters.ts'
import { clockText } from './rules/clock-text.ts'
import type { LivePlace, LiveShow } from './rules/live.ts'

/** What every player is told of its place. */
export interface PlayerPlace {
  /** The unit of a lesson; null elsewhere. */
  unit: number | null
  title: string
  /** The picture that the author chose for the time before the film begins. */
  picture?: string | null
  /** Null for who takes no part: nothing is told of them. */
  reports: WatchReports | null
  onWatched: () => void
}

export interface FilmPlayerProps extends PlayerPlace {
  /** Names what is played: a file, an address. */
  source: string
  width: number | null
  height: number | null
  duration: number | null
  poster: string | null
  tracks: readonly CaptionTrack[]
  storyboard: StoryboardSource | null
  chapters: readonly Chapter[]
  /** What to play, with links of now. */
  load: () => Promise<MediaSource | null>
  live?: LiveShow | undefined
  /** Below the film. */
  children?: ReactNode
}

/** The player of an element, with its behaviour, for as long as the element and the film are the same. */
const useFilmPlayback = (props: FilmPlayerProps, video: HTMLVideoElement | null, key: string) => {
  const [playback, setPlayback] = useState<Playback | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const isShow = props.live !== undefined
  useEffect(() => {
    if (!video) return undefined
    const load = () => latest.current.load()
    const made = createMediaPlayback({ media: video, load, onFatal: reportFault })
    const stop = attachPlaybackBehaviour({
      playback: made,
      key,
      reports: latest.current.reports,
      onWatched: () => latest.current.onWatched(),
      startsAt: 'play',
      isLive: isShow,
    })
    setPlayback(made)
    return () => {
      stop()
      made.destroy()
      setPlayback(null)
    }
  }, [video, key, isShow])
  return playback
}

const firstWordsOf = (place: LivePlace | undefined, t: Translate): string | undefined => {
  if (place?.kind === 'before') return t('player.live_in', { time: clockText(place.seconds) })
  return place?.kind === 'over' ? t('player.live_over') : undefined
}

/** A film of this server or of a content network, with everything that belongs to it. */
export const FilmPlayer = (props: FilmPlayerProps) => {
  const { unit, title, reports, source, tracks, live } = props
  const { t, locale } = useTexts()
  const root = useRef<HTMLElement>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isPointed, setPointed] = useState(false)
  const key = `${unit ?? 0}:${source}`
  const isShow = live !== undefined
  const playback = useFilmPlayback(props, video, key)
  const state = usePlayback(playback)
  const length = state.duration > 0 ? state.duration : (props.duration ?? 0)
  const place = useLive(live, playback, length)
  const isLive = isShow || state.duration === Infinity
  const captions = useCaptions(video, tracks, locale)
  const pip = usePictureInPicture(video)
  const storyboard = useStoryboard(props.storyboard, isPointed)
  const stretches = stretchesOf(props.chapters, length)

  const beginAt = (at: number | undefined, plays: boolean) => {
    const start = place?.kind === 'on' ? place.at : (at ?? resumePlace(key, props.duration))
    playback?.begin({ at: start, plays })
  }
  const seek = (seconds: number) => {
    if (isLive) return
    beginAt(seconds, true)
  }
  useWantedMoment(unit, root, playback !== null, (seconds) => !isLive && beginAt(seconds, false))
  const isClosed = place?.kind === 'before' || place?.kind === 'over'

  return (
    <figure
      ref={root}
      className={styles.film}
      data-film={source}
      data-reports={reports !== null || undefined}
    >
      <PlayerFrame
        unit={unit}
        playback={isClosed ? null : playback}
        state={state}
        title={title}
        padding={boxPadding(props.width, props.height)}
        poster={props.poster}
        firstWords={firstWordsOf(place, t)}
        isLive={isLive}
        duration={isShow ? null : props.duration}
        stretches={stretches}
        storyboard={storyboard}
        captions={captions}
        pip={pip}
        onBegin={() => beginAt(undefined, true)}
        onWanted={() => setPointed(true)}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are there when somebody wrote them */}
        <video ref={setVideo} preload="none" playsInline aria-label={title} tabIndex={-1}>
          {tracks.map(({ language, label, url }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={url} />
          ))}
        </video>
      </PlayerFrame>
      {props.children}
      {!isLive && (
        <FilmPanel
          unit={unit}
          stretches={stretches}
          tracks={tracks}
          language={captions.language}
          time={state.time}
          onSeek={seek}
        />
      )}
    </figure>
  )
}
