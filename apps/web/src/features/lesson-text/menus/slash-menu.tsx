import { classNames } from '@lectern/ui/theme/class-names'
import { Icon } from '@lectern/ui/layout/icon'
import { Kbd } from '@lectern/ui/layout/kbd'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import type { Editor } from '@tiptap/core'
import { Fragment, useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { SlashEntry } from './slash-entries.ts'
import styles from './slash-menu.module.css'

export interface SlashMenuHandle {
  /** Whether the key was for the menu. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

interface SlashMenuProps {
  editor: Editor
  items: readonly SlashEntry[]
  command: (entry: SlashEntry) => void
  ref?: Ref<SlashMenuHandle>
}

const listOptions = (items: readonly SlashEntry[]) =>
  items.map((entry, at) => ({ entry, at, isFirstOfGroup: entry.group !== items[at - 1]?.group }))

/** The insert menu at the caret. The keyboard stays in the text: letters go on filtering, arrows choose. */
export const SlashMenu = ({ editor, items, command, ref }: SlashMenuProps) => {
  const { t } = useTexts()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const at = Math.max(
    0,
    items.findIndex((entry) => entry.id === chosen),
  )
  const current = items[at]
  const optionId = (entry: SlashEntry) => `${id}-${entry.id}`

  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      if (items.length === 0 || event.isComposing) return false
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) setChosen(items.at((at + step) % items.length)?.id)
      else if ((event.key === 'Enter' || event.key === 'Tab') && current) command(current)
      else return false
      return true
    },
  }))

  useTold(editor, id, current && optionId(current))
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  return (
    <div className={styles.menu}>
      <VisuallyHidden role="status">
        {current ? t('lesson-text.slash_found', { count: items.length }) : t('lesson-text.slash_none')}
      </VisuallyHidden>
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={t('lesson-text.line_menu')}>
        {listOptions(items).map(({ entry, isFirstOfGroup }) => (
          <Fragment key={entry.id}>
            {isFirstOfGroup && (
              <p className={styles.group} role="presentation">
                {entry.group}
              </p>
            )}
            <div
              id={optionId(entry)}
              role="option"
              tabIndex={-1}
              aria-selected={entry === current}
              className={classNames(styles.option, entry === current && styles.current)}
              // The caret stays where the words were typed.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setChosen(entry.id)}
              onClick={() => command(entry)}
              onKeyDown={(event) => event.key === 'Enter' && command(entry)}
            >
              <span className={styles.icon}>
                <Icon of={entry.icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{entry.name}</span>
                {entry.help && <span className={styles.help}>{entry.help}</span>}
              </span>
              {entry.keys !== undefined && <kbd className={styles.typed}>{entry.keys}</kbd>}
            </div>
          </Fragment>
        ))}
        {!current && <p className={styles.group}>{t('lesson-text.slash_none')}</p>}
      </div>
      <p className={styles.keys} aria-hidden>
        <Kbd keys={['↑', '↓']} /> {t('lesson-text.slash_choose')} <Kbd keys={['Enter']} />{' '}
        {t('lesson-text.slash_insert')} <Kbd keys={['Esc']} /> {t('lesson-text.slash_keep')}
      </p>
    </div>
  )
}

/** Tells assistive technology, from the text in which the keyboard is, which entry is the current one. */
const useTold = (editor: Editor, menuId: string, optionId: string | undefined): void => {
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', menuId)
    if (optionId === undefined) dom.removeAttribute('aria-activedescendant')
    else dom.setAttribute('aria-activedescendant', optionId)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, menuId, optionId])
}
