import { useEffect, useState, type KeyboardEvent } from 'react'
import { toggleMuted } from '../engine/attach-playback-behaviour.ts'
import type { Phase, Playback } from '../engine/playback.ts'
import { createFlag, type Flag } from './create-flag.ts'
import { rates } from '../rules/constants.ts'
import { playerKeyAction, type PlayerKeyAction } from './player-keys.ts'
import type { Captions } from './use-captions.ts'

export const isOn = (phase: Phase): boolean => phase === 'playing' || phase === 'buffering'

interface Acted {
  readonly playback: Playback | null
  readonly isLive: boolean
  readonly captions: Captions | null
  readonly onBegin: () => void
}

/** Whether the thing that has the focus answers this key itself. */
const isOwnKey = ({ target, key }: KeyboardEvent): boolean => {
  if (target instanceof HTMLButtonElement) return key === ' ' || key === 'Enter'
  // The volume's own slider; the one of the film is moved by the player's steps.
  return target instanceof HTMLInputElement && target.step === '5' && /^(Arrow|Home|End)/.test(key)
}

/** What presses and keys do to a player, whoever plays. */
export const usePlayerActions = (
  { playback, isLive, captions, onBegin }: Acted,
  fullscreen: () => void,
  wake: (pointer: string) => void,
) => {
  const [flash, setFlash] = useState<Flag | null>(null)
  const [flag] = useState(() => createFlag(setFlash))
  /** As it is at the press: what is drawn may be a moment older. */
  const isFirst = () => playback?.read().phase === 'uninit'
  useEffect(() => flag.stop, [flag])

  const toggle = () => {
    if (!playback) return
    if (isFirst()) return onBegin()
    if (!isOn(playback.read().phase)) {
      flag.raise('play')
      return playback.play()
    }
    if (isLive) return
    flag.raise('pause')
    playback.pause()
  }
  const skip = (seconds: number) => {
    if (isLive || isFirst() || !playback) return
    flag.raise(seconds < 0 ? 'back' : 'forward')
    playback.seek(playback.read().time + seconds)
  }
  const changeRate = (step: number) =>
    playback?.setRate(Math.min(rates[0], Math.max(rates[rates.length - 1] ?? 1, playback.read().rate + step)))
  const answer = (wish: PlayerKeyAction) => {
    if (wish.kind === 'skip') return skip(wish.seconds)
    if (wish.kind === 'part')
      return isLive || isFirst() ? undefined : playback?.seek(wish.part * playback.read().duration)
    if (wish.kind === 'rate') return isLive ? undefined : changeRate(wish.step)
    if (wish.kind === 'volume') {
      playback?.setMuted(false)
      return playback?.setVolume(playback.read().volume + wish.step)
    }
    const simple = {
      toggle,
      mute: () => playback && toggleMuted(playback),
      fullscreen,
      captions: () => captions?.toggle(),
    }
    return simple[wish.kind]()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !playback || isOwnKey(event)) return
    const wish = playerKeyAction(event)
    if (!wish) return
    event.preventDefault()
    wake('key')
    answer(wish)
  }
  return { flash, toggle, skip, onKeyDown }
}
