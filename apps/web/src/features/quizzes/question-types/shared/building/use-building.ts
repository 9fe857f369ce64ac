import { foldForms } from '@lectern/contract/kernel/words/fold'
import { useDragOnto } from '@lectern/ui/dragging/use-drag-onto'
import { useId, useState } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { putPiece, takePieceBack } from './pieces-edits.ts'

/** Something to build with: a word, a letter. */
export interface Piece {
  readonly id: string
  readonly text: string
}

export interface BuildingOptions {
  pieces: readonly Piece[]
  /** Ids of the pieces that were put, in their order. */
  built: readonly string[]
  onBuilt: (built: string[]) => void
  /** So many can be put. */
  most: number
  /** Between the pieces when they are read aloud. */
  glue: string
}

/** How something that is built looks, and what it is called for those who do not see it. */
export interface BuildingLook {
  look: 'words' | 'letters'
  name: string
  isRtl?: boolean
}

const pieceOf = (target: Element) => target.closest<HTMLElement>('[data-piece]')?.dataset['piece']

/** The place of a thing to build that stands behind all pieces, and the one where pieces lie that are not used. */
const ends = { last: 'last', pool: 'pool' } as const

/**
 * Builds something from pieces: a press puts one behind the others, a second press takes it back, keys and drags put it
 * elsewhere. Every step is told to a screen reader and can be undone.
 */
export const useBuilding = ({ pieces, built, onBuilt, most, glue }: BuildingOptions) => {
  const { t } = useTexts()
  const id = useId()
  const [told, tell] = useState('')
  const [before, setBefore] = useState<readonly (readonly string[])[]>([])
  const textOf = (piece: string) => pieces.find((each) => each.id === piece)?.text ?? ''
  const lineOf = (ids: readonly string[]) =>
    ids.length === 0 ? t('quiz.place_empty') : ids.map(textOf).join(glue)

  const change = (next: string[]) => {
    setBefore([...before, built])
    onBuilt(next)
  }
  const isFull = built.length >= most
  const put = (piece: string, at = built.length) => {
    const isNew = !built.includes(piece)
    if (isNew && isFull) return tell(t('quiz.build_full'))
    const next = putPiece(built, piece, at)
    change(next)
    const words = { piece: textOf(piece), line: lineOf(next), place: next.indexOf(piece) + 1 }
    tell(isNew ? t('quiz.build_put', words) : t('quiz.build_moved', words))
  }
  const takeBack = (piece: string) => {
    const next = takePieceBack(built, piece)
    change(next)
    tell(t('quiz.build_taken_back', { piece: textOf(piece), line: lineOf(next) }))
  }
  const move = (piece: string, step: number) => {
    const to = built.indexOf(piece) + step
    if (to >= 0 && to < built.length) put(piece, to)
  }
  const undo = () => {
    const last = before.at(-1)
    if (!last) return
    setBefore(before.slice(0, -1))
    onBuilt([...last])
    tell(t('quiz.place_undone'))
  }
  /** A letter from the keyboard. */
  const type = (text: string) => {
    const free = pieces.find(
      (piece) => foldForms(piece.text) === foldForms(text) && !built.includes(piece.id),
    )
    if (free) put(free.id)
    else tell(t('quiz.build_none_left', { piece: text }))
  }

  const placeName = (place: string) => {
    const at = place.slice(id.length + 1)
    if (at === ends.pool) return t('quiz.build_pool')
    return at === ends.last ? t('quiz.build_last') : t('quiz.build_place', { place: Number(at) + 1 })
  }
  const { held, sourceProps } = useDragOnto<string>({
    pick: pieceOf,
    // Another thing to build on the same page has pieces and places of its own.
    accepts: (_piece, place) => place.startsWith(`${id}/`),
    onDrop: (piece, place) => {
      const at = place.slice(id.length + 1)
      if (at === ends.pool) return built.includes(piece) ? takeBack(piece) : undefined
      put(piece, at === ends.last ? built.length : Number(at))
    },
    nameOf: textOf,
    placeName,
  })
  return {
    id,
    held,
    sourceProps,
    news: told,
    textOf,
    placeId: (at: number | 'last' | 'pool') => `${id}/${at}`,
    put,
    takeBack,
    move,
    type,
    undo: before.length > 0 ? undo : undefined,
  }
}

export type Building = ReturnType<typeof useBuilding>
