import {
  styledButtons,
  styleLimits,
  type ButtonStyle,
  type StyledButton,
} from '@lectern/contract/quizzes/style/quiz-style'
import { buttonLook } from '@lectern/contract/quizzes/style/rules/show-style'
import { textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import { buttonClass, Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { ColorField } from '../../../frame/index.ts'
import { type TextId, useTexts } from '../../../lib/texts/index.ts'
import { useSchoolColor } from '../../staff/index.ts'
import { ChoiceField } from './choice-field.tsx'
import { SizeField } from './size-field.tsx'
import { StyleGroup } from './style-group.tsx'
import {
  alternativeNames,
  buttonNames,
  shadowOptions,
  usualTitles,
  weightOptions,
  wordsOf,
} from './style-words.ts'
import styles from './style.module.css'
import type { StyleWork } from './use-style-work.ts'

/** The six buttons: which one, and how it looks. */
export const ButtonFields = ({ work }: { work: StyleWork }) => {
  const { t } = useTexts()
  const schoolColor = useSchoolColor()
  const [chosen, setChosen] = useState<StyledButton>('next')
  const { buttons = {} } = work.style
  return (
    <>
      <fieldset className={styles.six}>
        <legend className={styles.groupTitle}>{t('quizzes.style_buttons')}</legend>
        {styledButtons.map((type) => (
          <label key={type} className={styles.one}>
            <input
              type="radio"
              name="styled-button"
              className={styles.radio}
              checked={chosen === type}
              aria-label={t(buttonNames[type])}
              onChange={() => setChosen(type)}
            />
            <span
              aria-hidden
              className={buttonClass({ variant: isMain(type) ? 'primary' : 'secondary' })}
              style={buttonLook(startingLook(type, buttons[type], schoolColor))}
            >
              {buttons[type]?.title ?? t(usualTitles[type])}
            </span>
            <span aria-hidden className={styles.oneName}>
              {t(buttonNames[type])}
            </span>
          </label>
        ))}
      </fieldset>
      <ButtonGroup key={chosen} type={chosen} work={work} />
    </>
  )
}

/** A main button that its author gave no ground has the school's, as on the page of its learners. */
const startingLook = (type: StyledButton, button: ButtonStyle = {}, schoolColor: string): ButtonStyle =>
  isMain(type) ? { ...button, background: button.background ?? schoolColor } : button

/** Whether a button is the main one where it stands. */
export const isMain = (type: StyledButton): boolean =>
  type === 'next' || type === 'answer' || type === 'finish'

interface ButtonGroupProps {
  type: StyledButton
  work: StyleWork
}

const ButtonGroup = ({ type, work }: ButtonGroupProps) => {
  const { t } = useTexts()
  const button = work.style.buttons?.[type] ?? {}
  const set = (part: Partial<ButtonStyle>) => work.changeButton(type, Object.keys(part).join(), part)
  const { title: _title, titleAlternative: _other, titleOneQuestion: _one, ...look } = button
  const forAll = () =>
    work.change('all-buttons', {
      buttons: Object.fromEntries(
        styledButtons.map((each) => {
          const { title, titleAlternative, titleOneQuestion } = work.style.buttons?.[each] ?? {}
          return [each, { ...look, title, titleAlternative, titleOneQuestion }]
        }),
      ),
    })
  return (
    <StyleGroup
      title={t(buttonNames[type])}
      onReset={
        Object.keys(button).length > 0
          ? () => work.change('buttons', { buttons: { ...work.style.buttons, [type]: undefined } })
          : undefined
      }
    >
      <Titles type={type} button={button} set={set} />
      <Looks button={button} set={set} />
      {Object.keys(look).length > 0 && (
        <div>
          <Button size="small" onClick={forAll}>
            {t('quizzes.style_for_all')}
          </Button>
        </div>
      )}
    </StyleGroup>
  )
}

interface PartProps {
  button: ButtonStyle
  set: (part: Partial<ButtonStyle>) => void
}

const Titles = ({ type, button, set }: PartProps & { type: StyledButton }) => {
  const { t } = useTexts()
  const alternative = alternativeNames[type]
  const fields = [
    ['title', 'quizzes.style_title'],
    ...(alternative ? ([['titleAlternative', alternative]] as const) : []),
    ...(isMain(type) ? ([['titleOneQuestion', 'quizzes.style_title_one']] as const) : []),
  ] as const satisfies readonly (readonly [keyof ButtonStyle, TextId])[]
  return fields.map(([name, words]) => (
    <Field key={name} label={t(words)}>
      <TextInput
        value={button[name] ?? ''}
        placeholder={button.title ?? t(usualTitles[type])}
        maxLength={styleLimits.title}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => set({ [name]: value.trim() === '' ? undefined : value })}
      />
    </Field>
  ))
}

const Looks = ({ button, set }: PartProps) => {
  const { t } = useTexts()
  const schoolColor = useSchoolColor()
  const { font = {}, border = {} } = button
  return (
    <>
      <div className={styles.pair}>
        <ColorField
          label={t('quizzes.style_background')}
          value={button.background}
          usual={schoolColor}
          onValue={(background) => set({ background })}
        />
        <ColorField
          label={t('quizzes.style_color')}
          value={font.color}
          usual={textColorOn(button.background ?? schoolColor)}
          onValue={(color) => set({ font: { ...font, color } })}
        />
        <SizeField
          label={t('quizzes.style_size')}
          unit="px"
          limits={styleLimits.buttonSize}
          value={font.size}
          onValue={(size) => set({ font: { ...font, size } })}
        />
        <ChoiceField
          label={t('quizzes.style_weight')}
          value={font.weight}
          options={wordsOf(t, weightOptions)}
          onValue={(weight) => set({ font: { ...font, weight } })}
        />
        <SizeField
          label={t('quizzes.style_corners')}
          unit="px"
          limits={styleLimits.radius}
          value={border.radius}
          onValue={(radius) => set({ border: { ...border, radius } })}
        />
        <ChoiceField
          label={t('quizzes.style_shadow')}
          value={button.shadow}
          options={wordsOf(t, shadowOptions)}
          onValue={(shadow) => set({ shadow })}
        />
        <SizeField
          label={t('quizzes.style_border')}
          unit="px"
          limits={styleLimits.borderWidth}
          value={border.width}
          onValue={(width) => set({ border: { ...border, width } })}
        />
        <ColorField
          label={t('quizzes.style_border_color')}
          value={border.color}
          usual={schoolColor}
          onValue={(color) => set({ border: { ...border, color } })}
        />
      </div>
      <Spaces button={button} set={set} />
    </>
  )
}

const Spaces = ({ button, set }: PartProps) => {
  const { t } = useTexts()
  const { padding = {} } = button
  return (
    <div className={styles.triple}>
      <SizeField
        label={t('quizzes.style_padding_inline')}
        unit="px"
        limits={styleLimits.padding}
        value={padding.inline}
        onValue={(inline) => set({ padding: { ...padding, inline } })}
      />
      <SizeField
        label={t('quizzes.style_padding_block')}
        unit="px"
        limits={styleLimits.padding}
        value={padding.block}
        onValue={(block) => set({ padding: { ...padding, block } })}
      />
      <SizeField
        label={t('quizzes.style_margin')}
        unit="px"
        limits={styleLimits.margin}
        value={button.margin}
        onValue={(margin) => set({ margin })}
      />
    </div>
  )
}
