import { keySeekStep, rateStep, seekStep } from '../rules/constants.ts'

/** What a key asks of a player. */
export type PlayerKeyAction =
  | { readonly kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { readonly kind: 'skip'; readonly seconds: number }
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'volume' | 'rate'; readonly step: number }

const wishes: Readonly<Record<string, PlayerKeyAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  ArrowLeft: { kind: 'skip', seconds: -keySeekStep },
  ArrowRight: { kind: 'skip', seconds: keySeekStep },
  j: { kind: 'skip', seconds: -seekStep },
  l: { kind: 'skip', seconds: seekStep },
  ArrowUp: { kind: 'volume', step: 5 },
  ArrowDown: { kind: 'volume', step: -5 },
  '>': { kind: 'rate', step: rateStep },
  '<': { kind: 'rate', step: -rateStep },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  Home: { kind: 'part', part: 0 },
  End: { kind: 'part', part: 1 },
}

/** The keys of a player, by what is written or, on other keyboards, by their place. */
export const playerKeyAction = ({
  key,
  code,
}: {
  readonly key: string
  readonly code: string
}): PlayerKeyAction | undefined => {
  if (/^\d$/.test(key)) return { kind: 'part', part: Number(key) / 10 }
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  return wishes[key] ?? (letter === undefined ? undefined : wishes[letter])
}
