import {
  isOwnOption,
  optionType,
  ownOptionLast,
  type TypedOption,
} from '@lectern/contract/quizzes/question-types/shared/own-answer'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { choiceIssues } from './choice-issues.ts'
import { isBlank, type Item } from '../item-list/item-edits.ts'
import { ItemList } from '../item-list/item-list.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import groupStyles from '../editor-group.module.css'
import styles from './choice-editor.module.css'

interface OptionListProps<O extends Item & TypedOption> {
  options: readonly O[]
  onOptions: (options: O[]) => void
  make: (type: 1 | 2) => O
  /** Before the text of an option that is not for own words. */
  renderMark: (option: O, at: number) => ReactNode
  issues: readonly FieldIssue[]
  children?: ReactNode
}

const words = {
  text: 'questions.option_text',
  placeholder: 'questions.option_placeholder',
  move: 'questions.option_move',
  remove: 'questions.option_remove',
  add: 'questions.option_add',
} as const

/** The options of a choice as its author writes them; one of them may be for the learner's own words, and stands last. */
export const OptionList = <O extends Item & TypedOption>(props: OptionListProps<O>) => {
  const { options, onOptions, make, renderMark, issues, children } = props
  const { t } = useTexts()
  const change = (next: O[]) => onOptions(ownOptionLast(next))
  return (
    <>
      <ItemList
        items={options}
        onItems={change}
        make={() => make(optionType.default)}
        words={words}
        issues={issues}
        issueWords={choiceIssues}
        pictures
        isFree={(option) => isBlank(option) && !isOwnOption(option)}
        placeholder={(option) => (isOwnOption(option) ? t('quiz.own_answer') : undefined)}
        renderBefore={(option, at) =>
          isOwnOption(option) ? (
            <span className={styles.own} title={t('questions.option_own_help')}>
              <Icon of={PenLine} />
            </span>
          ) : (
            renderMark(option, at)
          )
        }
      >
        {!options.some(isOwnOption) && (
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={PenLine} />}
            onClick={() => change([...options, make(optionType.custom)])}
          >
            {t('questions.option_own_add')}
          </Button>
        )}
        {children}
      </ItemList>
      {options.some(isOwnOption) && <p className={groupStyles.hint}>{t('questions.option_own_help')}</p>}
      {[...new Set(issues.filter((issue) => issue.at === undefined).map((issue) => issue.code))]
        .filter((code) => code !== 'question_empty')
        .map((code) => (
          <IssueNote key={code} code={code} words={choiceIssues} />
        ))}
    </>
  )
}
