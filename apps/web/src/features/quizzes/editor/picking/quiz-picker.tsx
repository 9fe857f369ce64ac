import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useConnection } from '../../../../frame/index.ts'
import { createQuiz } from '../../api.ts'
import { TypePicker } from '../../kinds/type-picker.tsx'
import { QuizSearch } from './quiz-search.tsx'
import styles from '../quiz-editor.module.css'

interface QuizPickerProps {
  suggestedName: string
  startHere: boolean
  onPick: (id: number, isNew: boolean) => void
}

/** A practice unit without a quiz: make a new one, or take one of the school's library. */
export const QuizPicker = ({ suggestedName, startHere, onPick }: QuizPickerProps) => {
  const { t } = useTexts()
  const [name, setName] = useState(suggestedName)
  const [type, setType] = useState<QuizType>('default')
  const [isSearching, setSearching] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const offline = useConnection() === 'none'
  const make = useMutation({
    mutationFn: (type: QuizType) => createQuiz({ body: { name: name.trim(), type } }),
    onSuccess: ({ data }) => onPick(data.id, true),
    meta: { showsErrors: true },
  })
  useEffect(() => {
    if (startHere) input.current?.select()
  }, [startHere])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !make.isPending && !offline) make.mutate(type)
  }
  return (
    <div className={styles.picker}>
      <form noValidate className={styles.make} onSubmit={submit}>
        <Field
          label={t('quizzes.quiz_new_name')}
          help={offline ? t('quizzes.quiz_needs_connection') : undefined}
          error={make.error ? errorText(make.error, t) : undefined}
        >
          <TextInput
            ref={input}
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <TypePicker type={type} onType={setType} />
        <Button
          variant="primary"
          type="submit"
          icon={<Icon of={Plus} />}
          busy={make.isPending}
          disabled={name.trim() === '' || offline}
        >
          {t('quizzes.quiz_create')}
        </Button>
      </form>
      {isSearching ? (
        <QuizSearch onPick={({ id }) => onPick(id, false)} />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setSearching(true)}>
            {t('quizzes.quiz_from_library')}
          </Button>
          <Button
            variant="quiet"
            disabled={name.trim() === '' || offline || make.isPending}
            onClick={() => make.mutate('randomizer')}
          >
            {t('quizzes.randomizer_create')}
          </Button>
        </div>
      )}
    </div>
  )
}
