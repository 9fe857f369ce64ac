import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Eye, EyeOff, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { variablesOf } from './variable-marks.ts'
import styles from './variables.module.css'

const shownClass = 'says-variables'

/** Below a text with variables: shows it as a learner reads it, and leads to the names that nobody knows. */
export const VariablesLine = ({ editor }: { editor: Editor }) => {
  const { t } = useTexts()
  const line = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const { count, unknown } = useEditorState({
    editor,
    selector: ({ editor: now }) => variablesOf(now.state),
    equalityFn: (one, other) =>
      one.count === other?.count && one.unknown.join(' ') === other.unknown.join(' '),
  })
  const says = isShown && count > unknown.length
  useEffect(() => {
    const box = line.current?.parentElement
    box?.classList.toggle(shownClass, says)
    return () => box?.classList.remove(shownClass)
  }, [says])
  if (count === 0) return null
  const [first] = unknown
  return (
    <div ref={line} className={styles.line} data-own>
      {count > unknown.length && (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={isShown ? EyeOff : Eye} />}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t('lesson-text.variables_preview')}
        </Button>
      )}
      {first !== undefined && (
        <button
          type="button"
          className={styles.unknown}
          onClick={() => editor.chain().focus().setTextSelection(first).scrollIntoView().run()}
        >
          <Icon of={TriangleAlert} /> {t('lesson-text.variables_unknown', { count: unknown.length })}
        </button>
      )}
    </div>
  )
}
