import { toasts } from '@lectern/ui/feedback/toast-store'
import { useEffect, useRef, useState } from 'react'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { PlayerFrame } from './controls/player-frame.tsx'
import { attachPlaybackBehaviour, resumePlace } from './engine/attach-playback-behaviour.ts'
import type { Playback } from './engine/playback.ts'
import { isAdBlocked } from './faults/probe-ad-blocker.ts'
import { reportFault } from './faults/report-fault.ts'
import { usePlayback } from './engine/use-playback.ts'
import { useWantedMoment } from './engine/use-wanted-moment.ts'
import type { PlayerPlace } from './film-player.tsx'
import { createHostPlayback } from './hosts/create-host-playback.ts'
import type { OpenHost } from './hosts/host.ts'
import { FilmPanel } from './panel/film-panel.tsx'
import styles from './players.module.css'
import { boxPadding } from './rules/box-ratio.ts'
import { type Chapter, noChapters, stretchesOf } from './rules/chapters.ts'
import type { LinkedFilm } from './rules/source-of-link.ts'

type HostedFilm = Extract<LinkedFilm, { kind: 'youtube' | 'vimeo' }>

interface EmbeddedPlayerProps extends PlayerPlace {
  film: HostedFilm
  chapters?: readonly Chapter[]
}

/** One module for each host; it is loaded when its film is wanted. */
const doors: { readonly [Kind in HostedFilm['kind']]: { readonly name: string; readonly open: OpenHost } } = {
  youtube: {
    name: 'YouTube',
    open: async (wish) => (await import('./hosts/youtube.ts')).openYouTube(wish),
  },
  vimeo: { name: 'Vimeo', open: async (wish) => (await import('./hosts/vimeo.ts')).openVimeo(wish) },
}

/** Words for the host's numbers (document 001 §8). */
const errorWords = (code: number, t: Translate): string => {
  if (code === 2) return t('player.host_error_2')
  if (code === 5) return t('player.host_error_5')
  if (code === 100) return t('player.host_error_100')
  if (code === 101 || code === 150) return t('player.host_error_101')
  return t('player.host_failed')
}

const tellError = async (code: number, t: Translate) => {
  const isBlocked = code === 5 && (await isAdBlocked())
  const message = isBlocked ? `${errorWords(code, t)} ${t('player.disable_adblock')}` : errorWords(code, t)
  toasts.show({ tone: 'danger', title: t('player.something_went_wrong'), message })
}

/** A film of another host under our controls. Nothing is asked of the host before the first press. */
export const EmbeddedPlayer = ({ film, chapters = noChapters, ...place }: EmbeddedPlayerProps) => {
  const { unit, title } = place
  const { t } = useTexts()
  const root = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [playback, setPlayback] = useState<Playback | null>(null)
  const latest = useRef({ ...place, t })
  useEffect(() => {
    latest.current = { ...place, t }
  })
  const key = `${unit ?? 0}:${film.kind}:${film.key}`
  const { kind, key: filmKey } = film
  const secret = film.kind === 'vimeo' ? film.secret : null

  useEffect(() => {
    const onError = (code: number) => {
      reportFault(`${kind} ${code}`, [`${kind}:${filmKey}`])
      void tellError(code, latest.current.t)
    }
    const placeOf = () => {
      const fresh = document.createElement('div')
      stage.current?.replaceChildren(fresh)
      return fresh
    }
    const made = createHostPlayback({ open: doors[kind].open, placeOf, key: filmKey, secret, onError })
    const stop = attachPlaybackBehaviour({
      playback: made,
      key,
      reports: latest.current.reports,
      onWatched: () => latest.current.onWatched(),
      startsAt: 'play',
      isLive: false,
    })
    setPlayback(made)
    return () => {
      stop()
      made.destroy()
      setPlayback(null)
    }
  }, [kind, filmKey, secret, key])

  const state = usePlayback(playback)
  const stretches = stretchesOf(chapters, state.duration)
  const begin = (at: number | undefined, plays: boolean) =>
    playback?.begin({ at: at ?? (resumePlace(key, null) || film.start), plays })
  // What the address asks for waits for the first press too: nothing is loaded from a host without it.
  const asked = useRef<number | undefined>(undefined)
  useWantedMoment(unit, root, playback !== null, (seconds) => {
    if (state.phase === 'uninit') asked.current = seconds
    else begin(seconds, false)
  })

  return (
    <figure ref={root} className={styles.film} data-film={film.key}>
      <PlayerFrame
        unit={unit}
        playback={playback}
        state={state}
        title={title}
        padding={boxPadding(null, null)}
        poster={place.picture ?? null}
        firstWords={t('player.host_notice', { host: doors[kind].name })}
        isLive={false}
        duration={null}
        stretches={stretches}
        storyboard={null}
        captions={null}
        pip={undefined}
        onBegin={() => begin(asked.current, true)}
        onWanted={() => {}}
      >
        <div ref={stage} data-host={kind} />
      </PlayerFrame>
      <FilmPanel
        unit={unit}
        stretches={stretches}
        tracks={[]}
        language=""
        time={state.time}
        onSeek={(seconds) => begin(seconds, true)}
      />
    </figure>
  )
}
