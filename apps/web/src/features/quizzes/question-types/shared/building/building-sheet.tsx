import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Undo2 } from 'lucide-react'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import styles from './building.module.css'
import { BuiltLine } from './built-line.tsx'
import { PiecePool } from './piece-pool.tsx'
import { useBuilding, type BuildingLook, type BuildingOptions } from './use-building.ts'

/** There words are dragged by the system's own gesture, so pieces are tapped (document 002 §4). */
const hasDrag = () => !/Android/iu.test(navigator.userAgent)

const inPool = (id: string) => `[data-pool] [data-piece="${CSS.escape(id)}"]`
const inLine = (id: string) => `[data-line] [data-piece="${CSS.escape(id)}"]`

/** Whether a key writes something that a word may consist of. */
const isTyped = (key: string) => /^\p{L}\p{M}*$|^['’\-\p{N}]$/u.test(key)

const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey

/** What has been built, and below it the pieces. Letters are typed too. */
export const BuildingSheet = (props: BuildingOptions & BuildingLook) => {
  const { built, look, name } = props
  const { t } = useTexts()
  const building = useBuilding(props)
  const { held, sourceProps, news, textOf, takeBack, move, type, undo } = building
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string>(undefined)
  // What is taken back is gone with its button, and what moves within the page loses the focus.
  useLayoutEffect(() => {
    if (focusNext.current !== undefined) box.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
  }, [built])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = built.at(-1)
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && undo) undo()
    else if (!isPlain(event)) return
    else if (event.key === 'Backspace' && last !== undefined) {
      focusNext.current = inPool(last)
      takeBack(last)
    } else if (look === 'letters' && isTyped(event.key)) type(event.key.normalize('NFC').toLowerCase())
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys and drags of the buttons inside
    <div
      ref={box}
      role="group"
      aria-label={name}
      className={styles.sheet}
      data-look={look}
      onKeyDown={onKeyDown}
      {...(hasDrag() ? sourceProps : {})}
    >
      <BuiltLine
        {...props}
        building={building}
        onTakeBack={(id) => {
          focusNext.current = inPool(id)
          takeBack(id)
        }}
        onMove={(id, by) => {
          focusNext.current = inLine(id)
          move(id, by)
        }}
      />
      <PiecePool {...props} building={building} />
      <div className={styles.foot}>
        <Button variant="quiet" size="large" icon={<Icon of={Undo2} />} aria-disabled={!undo} onClick={undo}>
          {t('quiz.place_undo')}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {held && (
        <span
          className={styles.held}
          style={{ insetInlineStart: held.x, insetBlockStart: held.y }}
          aria-hidden
        >
          {textOf(held.thing)}
        </span>
      )}
    </div>
  )
}
