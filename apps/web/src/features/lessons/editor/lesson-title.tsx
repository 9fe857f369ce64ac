import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { useState } from 'react'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { LessonDraft } from './lesson-kind.ts'
import styles from './lesson-editor.module.css'

interface LessonTitleProps {
  kept: DraftDocument<LessonDraft> | undefined
  fields: LessonDraft
}

/** The title of the lesson where the learner reads it. A lesson is never without one: an empty field keeps the last. */
export const LessonTitle = ({ kept, fields }: LessonTitleProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const isEmpty = typed?.trim() === ''
  const change = (title: string) => {
    setTyped(title)
    if (title.trim() !== '') kept?.edit({ ...fields, title })
  }
  return (
    <div>
      <textarea
        rows={1}
        className={styles.title}
        value={typed ?? fields.title}
        maxLength={lessonLimits.title}
        disabled={!kept}
        placeholder={t('create-course.lesson_title')}
        aria-label={t('create-course.lesson_title')}
        aria-invalid={isEmpty || undefined}
        onFocus={() => setTyped(fields.title)}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => change(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isEmpty && <p className={styles.wrong}>{t('lesson-editor.lesson_title_empty')}</p>}
    </div>
  )
}
