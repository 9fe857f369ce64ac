import { isFlatGap, isTypedGap } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-kinds'
import { Select } from '@lectern/ui/choices/select'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { PlacingSheet } from '../../shared/placing/placing-sheet.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { textIn, withText } from '../../shared/typed/texts-of-rows.ts'
import { TypedInput } from '../../shared/typed/typed-input.tsx'
import { GapText } from './gap-text.tsx'
import styles from './fill-gaps.module.css'
import { useBlank } from './use-blank.ts'

type Gaps = PlayerProps<QuestionOf<'fill_gaps'>>

const onePerGap = { onePerPlace: true, shared: false }

/** A text whose gaps are typed, chosen from lists, or filled with the chips below it. */
export const FillGapsPlayer = (props: Gaps) => {
  const { question, answer, onAnswer } = props
  const { t } = useTexts()
  const readable = useBlank()
  const { text, answer_groups: gaps, answers: chips } = question
  const nameOf = (id: string) => t('quiz.gap_name', { number: gaps.findIndex((gap) => gap.id === id) + 1 })
  const places = gaps.filter(isFlatGap).map(({ id }) => ({ id, text: nameOf(id) }))
  const isPlaced = (id: string | undefined) => places.some((place) => place.id === id)
  const renderText = (renderPlace: (place: { id: string; text: string }) => ReactNode) => (
    <GapText
      text={text}
      renderGap={(id) => {
        const place = places.find((each) => each.id === id)
        return (
          <span className={styles.gap} data-flat={place ? true : undefined}>
            {place ? renderPlace(place) : <OwnGap {...props} id={id} name={nameOf(id)} />}
          </span>
        )
      }}
    />
  )
  if (places.length === 0) return renderText(() => null)
  return (
    <PlacingSheet
      things={chips.map((chip) => ({ id: chip.id, text: readable(chip.text) }))}
      places={places}
      rules={onePerGap}
      placements={answer
        .filter((row) => isPlaced(row.answer_group_id))
        .map(({ answer_group_id = '', answer_id = '' }) => ({ place: answer_group_id, thing: answer_id }))}
      onPlacements={(placements) =>
        onAnswer([
          ...answer.filter((row) => !isPlaced(row.answer_group_id)),
          ...placements.map(({ place, thing }) => ({ answer_group_id: place, answer_id: thing })),
        ])
      }
      renderPlaces={renderText}
    />
  )
}

/** A gap that is typed, or chosen from a list of its own. */
const OwnGap = ({
  question,
  answer,
  onAnswer,
  id,
  name,
}: Omit<Gaps, 'name'> & { id: string; name: string }) => {
  const { t } = useTexts()
  const readable = useBlank()
  const gap = question.answer_groups.find((each) => each.id === id)
  if (!gap) return null
  if (isTypedGap(gap))
    return (
      <TypedInput
        aria-label={name}
        value={textIn(answer, 'answer_group_id', id)}
        onText={(text) => onAnswer(withText(answer, 'answer_group_id', id, text))}
      />
    )
  const choose = (answer_id: string) => {
    const others = answer.filter((row) => row.answer_group_id !== id)
    onAnswer(answer_id === '' ? others : [...others, { answer_group_id: id, answer_id }])
  }
  return (
    <Select
      className={styles.select}
      aria-label={name}
      value={answer.find((row) => row.answer_group_id === id)?.answer_id ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{t('quiz.list_choose')}</option>
      {gap.answers.map((option) => (
        <option key={option.id} value={option.id}>
          {readable(option.text)}
        </option>
      ))}
    </Select>
  )
}
