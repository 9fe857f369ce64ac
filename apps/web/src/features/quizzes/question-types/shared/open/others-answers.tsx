import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { use, useId, useState } from 'react'
import { errorText } from '../../../../../lib/errors.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useAction } from '../../../../../lib/use-action.ts'
import { OthersAnswersContext, type AskOthers, type OthersPage } from './others-answers-context.ts'
import styles from './open.module.css'

interface OthersAnswersProps {
  question: { readonly id: string; readonly is_public_answer_enabled?: boolean | undefined }
}

/** What others wrote to a question, asked for by a press and page by page; nothing where it is not shown. */
export const OthersAnswers = ({ question }: OthersAnswersProps) => {
  const ask = use(OthersAnswersContext)
  return ask && question.is_public_answer_enabled ? <Asked id={question.id} ask={ask} /> : null
}

const Asked = ({ id, ask }: { id: string; ask: AskOthers }) => {
  const { t } = useTexts()
  const title = useId()
  const [pages, setPages] = useState<readonly OthersPage[]>([])
  const asking = useAction(async () => {
    const page = await ask(id, pages.length + 1)
    setPages((before) => [...before, page])
  })
  const texts = pages.flatMap((page) => page.texts)
  const isFirst = pages.length === 0
  const mayAsk = isFirst || (pages.at(-1)?.hasMore ?? false)
  return (
    <section className={styles.others} aria-labelledby={isFirst ? undefined : title}>
      {!isFirst && (
        <p id={title} className={styles.othersTitle} role="status">
          {t(texts.length === 0 ? 'quiz.others_none' : 'quiz.others_title', { count: texts.length })}
        </p>
      )}
      {texts.length > 0 && (
        <ul className={styles.othersList}>
          {texts.map((text, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no names, and none is put between
            <li key={at} className={styles.given}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {asking.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(asking.error, t)}
        </Notice>
      )}
      {mayAsk && (
        <Button busy={asking.busy} onClick={() => asking.run(undefined)}>
          {t(isFirst ? 'quiz.others_show' : 'quiz.others_more')}
        </Button>
      )}
    </section>
  )
}
