import { emptyRichText } from '@lectern/contract/kernel/rich-text'
import { type QuizSettings, startType } from '@lectern/contract/quizzes/quiz-settings'
import { styleLimits } from '@lectern/contract/quizzes/style/quiz-style'
import type { StartInfo } from '@lectern/contract/quizzes/style/start-info'
import { brandShades, textColorOn } from '@lectern/contract/schools/rules/brand-shades'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { lazy, Suspense } from 'react'
import { ColorField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useSchoolColor } from '../../staff/index.ts'
import shown from '../shown/shown.module.css'
import { ChoiceField } from './choice-field.tsx'
import { SizeField } from './size-field.tsx'
import { StyleGroup } from './style-group.tsx'
import { sideOptions, wordsOf } from './style-words.ts'
import styles from './style.module.css'
import type { StyleWork } from './use-style-work.ts'

const QuestionTextEditor = lazy(async () => ({
  default: (await import('../../rich-text/index.ts')).QuestionTextEditor,
}))

/** Characters. */
const mostText = 10_000

interface StartFieldsProps {
  work: StyleWork
  settings: QuizSettings
  onSettings: (settings: QuizSettings) => void
}

/** What learners see before they begin: the facts alone, or a page of the author above them. */
export const StartFields = ({ work, settings, onSettings }: StartFieldsProps) => {
  const { t } = useTexts()
  const isPage = settings.start_type === startType.page
  return (
    <>
      <RadioGroup
        label={t('quizzes.start_type')}
        variant="cards"
        value={isPage ? 'page' : 'simple'}
        onChange={(type) => onSettings({ ...settings, start_type: startType[type] })}
        options={[
          {
            value: 'simple',
            label: t('quizzes.start_simple'),
            help: t('quizzes.start_simple_help'),
          },
          { value: 'page', label: t('quizzes.start_page'), help: t('quizzes.start_page_help') },
        ]}
      />
      {isPage && <PageFields work={work} />}
    </>
  )
}

const PageFields = ({ work: { startInfo, changeStart } }: { work: StyleWork }) => {
  const { t } = useTexts()
  const info: StartInfo = startInfo ?? { text: emptyRichText }
  const set = (part: Partial<StartInfo>) => changeStart(Object.keys(part).join(), { ...info, ...part })
  const { text, ...button } = info
  const isSet = Object.values(button).some((value) => value !== undefined)
  return (
    <>
      <Field label={t('quizzes.start_text')} help={t('quizzes.start_text_help')}>
        <Suspense fallback={<Skeleton height="8rem" radius="var(--radius-control)" />}>
          <QuestionTextEditor
            frame="field"
            className={shown.long ?? ''}
            placeholder=""
            label={t('quizzes.start_text')}
            limit={mostText}
            startHere={false}
            text={text}
            version={text}
            onText={(written) => set({ text: written })}
          />
        </Suspense>
      </Field>
      <StyleGroup
        title={t('quizzes.start_button')}
        onReset={isSet ? () => changeStart('button', { text }) : undefined}
      >
        <Field label={t('quizzes.style_title')}>
          <TextInput
            value={info.buttonText ?? ''}
            placeholder={t('quiz.start')}
            maxLength={styleLimits.title}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) =>
              set({ buttonText: value.trim() === '' ? undefined : value })
            }
          />
        </Field>
        <StartButtonFields info={info} set={set} />
      </StyleGroup>
    </>
  )
}

interface StartButtonProps {
  info: StartInfo
  set: (part: Partial<StartInfo>) => void
}

const StartButtonFields = ({ info, set }: StartButtonProps) => {
  const { t } = useTexts()
  const { fill, hover } = brandShades(useSchoolColor())
  return (
    <div className={styles.pair}>
      <ColorField
        label={t('quizzes.style_background')}
        value={info.background}
        usual={fill}
        onValue={(background) => set({ background })}
      />
      <ColorField
        label={t('quizzes.style_color')}
        value={info.color}
        usual={textColorOn(info.background ?? fill)}
        onValue={(color) => set({ color })}
      />
      <ColorField
        label={t('quizzes.start_hover')}
        value={info.hover}
        usual={hover}
        onValue={(hover) => set({ hover })}
      />
      <ChoiceField
        label={t('quizzes.start_side')}
        value={info.justifyContent}
        options={wordsOf(t, sideOptions)}
        onValue={(justifyContent) => set({ justifyContent })}
      />
      <SizeField
        label={t('quizzes.start_padding')}
        unit="px"
        limits={styleLimits.padding}
        value={info.padding}
        onValue={(padding) => set({ padding })}
      />
      <SizeField
        label={t('quizzes.style_margin')}
        unit="px"
        limits={styleLimits.margin}
        value={info.margin}
        onValue={(margin) => set({ margin })}
      />
    </div>
  )
}
