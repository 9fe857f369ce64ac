import type { Lesson, LessonChange } from '@lectern/contract/lessons/lesson'
import type { LessonExtras } from '@lectern/contract/lessons/lesson-extras'
import textStyles from '@lectern/ui/text/text.module.css'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './lesson-settings.module.css'
import { PictureField } from './picture-field.tsx'
import { useLessonChange } from './use-lesson-change.ts'

type Previews = LessonExtras['lesson_previews']

const indexes = [1, 2] as const

const urlAt = (previews: Previews, index: number): string | null =>
  previews.find((preview) => preview.index === index)?.url ?? null

/** The same pictures with another one in one of the two places. */
const withPreview = (
  previews: Previews,
  index: (typeof indexes)[number],
  url: string | null,
): LessonChange => {
  const lesson_previews = indexes.map((each) => ({
    index: each,
    url: each === index ? url : urlAt(previews, each),
  }))
  return { lesson_previews, is_preview_added: lesson_previews.some((preview) => preview.url !== null) }
}

/** The picture of a lesson, and previews 1 and 2, on which its films and recordings may stand (document 000 §3). */
export const LessonPictures = ({ lesson, reload }: { lesson: Lesson; reload: () => Promise<void> }) => {
  const { t } = useTexts()
  const { mutateAsync: save } = useLessonChange(lesson, reload)
  return (
    <section className={styles.group} aria-labelledby="lesson-pictures">
      <h3 id="lesson-pictures" className={styles.title}>
        {t('lesson-editor.lesson_pictures')}
      </h3>
      <PictureField
        label={t('lesson-editor.lesson_image')}
        url={lesson.image}
        onUrl={(image) => save({ image })}
      />
      <p className={textStyles.muted}>{t('lesson-editor.lesson_previews_help')}</p>
      {indexes.map((index) => (
        <PictureField
          key={index}
          label={t('lesson-editor.lesson_preview', { number: index })}
          url={urlAt(lesson.lesson_previews, index)}
          onUrl={(url) => save(withPreview(lesson.lesson_previews, index, url))}
        />
      ))}
    </section>
  )
}
