import type { Lesson } from '@lectern/contract/lessons/lesson'
import { slugOf } from '@lectern/contract/kernel/slug'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState, type FormEvent } from 'react'
import { errorText, fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useLessonChange } from './use-lesson-change.ts'

/** The last part of the address of the learner's page. */
export const LessonAddress = ({ lesson, reload }: { lesson: Lesson; reload: () => Promise<void> }) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const save = useLessonChange(lesson, reload)
  const slug = typed === undefined ? lesson.slug : slugOf(typed)
  const isChanged = slug !== lesson.slug && slug !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) save.mutate({ slug }, { onSuccess: () => setTyped(undefined) })
  }
  const error = save.error && (fieldText(save.error, 'slug', t) ?? errorText(save.error, t))
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t('lesson-editor.lesson_address')}
        help={lesson.link.slice(0, -lesson.slug.length) + slug}
        error={error ?? undefined}
      >
        <TextInput
          value={typed ?? lesson.slug}
          maxLength={120}
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
          trailing={
            isChanged && (
              <Button type="submit" size="small" busy={save.isPending}>
                {t('lesson-editor.lesson_address_save')}
              </Button>
            )
          }
        />
      </Field>
    </form>
  )
}
