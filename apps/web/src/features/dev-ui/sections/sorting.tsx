import { DragWordsContext, type DragWords } from '@lectern/ui/dragging/announcer'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useDragOnto } from '@lectern/ui/dragging/use-drag-onto'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { useState } from 'react'
import { moved } from '../../../lib/lists.ts'
import styles from '../dev-ui.module.css'
import { Sample } from '../sample.tsx'

const words: DragWords = {
  picked: (name, place, total) => `${name}: picked up, place ${place} of ${total}`,
  over: (name, target, place, total) => `${name}: over ${target}, place ${place} of ${total}`,
  put: (name, place, total) => `${name}: moved to place ${place} of ${total}`,
  pickedFree: (name) => `${name}: picked up`,
  overPlace: (name, target) => `${name}: over ${target}`,
  overNothing: (name) => `${name}: cannot be put here`,
  putInto: (name, target) => `${name}: moved to ${target}`,
  cancelled: (name) => `${name}: left in its place`,
}

/** Lists put in order, and things taken to places, with what a screen reader hears of it. */
export const SortingSection = () => (
  <DragWordsContext value={words}>
    <Sample name="In order" wide>
      <SortedColours />
    </Sample>
    <Sample name="Onto places" wide>
      <Boxes />
    </Sample>
  </DragWordsContext>
)

const SortedColours = () => {
  const [colours, setColours] = useState(['Ochre', 'Umber', 'Cobalt', 'Madder'])
  const { list, itemProps, handleProps } = useSortable({
    ids: colours,
    onMove: (from, to) => setColours((before) => moved(before, from, to)),
  })
  return (
    <ol ref={list} aria-label="Colours in order" className={styles.sorted}>
      {colours.map((colour, at) => (
        <li key={colour} {...itemProps(at)} className={sortItemClass}>
          <SortHandle
            {...handleProps(at)}
            name={colour}
            label={`Move ${colour}, ${at + 1} of ${colours.length}`}
          />
          {colour}
        </li>
      ))}
    </ol>
  )
}

const Boxes = () => {
  const [place, setPlace] = useState('left')
  const { held, sourceProps } = useDragOnto({
    pick: (target) => (target.closest('[data-brush]') ? 'Brush' : undefined),
    accepts: (_brush, wanted) => wanted !== place,
    onDrop: (_brush, wanted) => setPlace(wanted),
    nameOf: (brush) => brush,
    placeName: (wanted) => `the ${wanted} box`,
  })
  return (
    <div className={styles.boxes} {...sourceProps}>
      {['left', 'right'].map((box) => (
        <div
          key={box}
          className={styles.box}
          data-drop-place={box}
          data-over={held?.place === box || undefined}
        >
          {place === box && (
            <span data-brush className={styles.brush}>
              Brush
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
