import { gapBlocks } from '@lectern/contract/quizzes/question-types/types/fill-gaps/gap-text'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import type { PaperKind } from '../question-types/question-editor.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { paperPictures } from '../question-types/shared/paper-pictures.tsx'
import { AuthorLongText } from '../shown/author-long-text.tsx'
import { AuthorPicture } from '../shown/author-picture.tsx'
import { letterOf, type PaperLine, readPaperLines } from './paper-lines.ts'
import styles from './print.module.css'

interface PaperQuestionProps {
  question: Question
  number: number
  /** The right answer stands below the question. */
  withKey: boolean
}

/** One question for paper: its text, its picture and room for the answer. */
export const PaperQuestion = ({ question, number, withKey }: PaperQuestionProps) => {
  const { t, number: format } = useTexts()
  const type = questionTypeOf(question)
  const lines = type.paper.question(question)
  const Picture = paperPictures[question.type]
  const points = type.isScored(question) ? type.grade(question, type.key(question)).max_points : 0
  return (
    <li className={styles.question} data-question={question.id}>
      <p className={styles.name}>
        <span className={styles.number}>{number}.</span>
        <span className={styles.words}>
          <AuthorText text={question.name} />
        </span>
        {points > 0 && (
          <span className={styles.points}>
            {t('quizzes.builder_points', { count: points, points: format(points) })}
          </span>
        )}
      </p>
      {question.description !== '' && <AuthorLongText text={question.description} />}
      {question.image && (
        <div className={styles.picture}>
          {Picture ? <Picture question={question} /> : <AuthorPicture picture={question.image} />}
        </div>
      )}
      {type.asks(question) && (
        <Answers
          kind={questionEditors[question.type].paper}
          // What a picture shows is to be seen on it.
          lines={question.image && lines[0] === question.image.alt ? lines.slice(1) : lines}
        />
      )}
      {withKey && <PaperKey question={question} />}
    </li>
  )
}

/** The right answer in words; nothing where there is none. */
export const PaperKey = ({ question }: { question: Question }) => {
  const { t } = useTexts()
  const type = questionTypeOf(question)
  const key = type.isScored(question) ? type.paper.answer(question, type.key(question)) : []
  return (
    <div className={styles.key}>
      <span className={styles.keyName}>{t('quizzes.print_key')}</span>
      {key.length === 0 ? (
        <span>{t('quizzes.print_key_none')}</span>
      ) : (
        <ul>
          {key.map((line) => (
            <li key={line}>
              <AuthorText text={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface AnswersProps {
  kind: PaperKind
  lines: readonly string[]
}

const Answers = ({ kind, lines }: AnswersProps) => {
  const { statements, options } = readPaperLines(lines)
  const texts = [...statements.map(({ text }) => text), ...(kind === 'order' ? options : [])]
  return layouts[kind]({ statements, options, texts })
}

interface Lines {
  statements: readonly PaperLine[]
  options: readonly string[]
  texts: readonly string[]
}

const Ticks = ({
  texts,
  mark,
  inline,
}: {
  texts: readonly string[]
  mark: 'one' | 'many'
  inline?: boolean
}) => (
  <ul className={inline ? styles.inline : styles.ticks}>
    {texts.map((text, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- two options may read alike, and none of them moves
      <li key={at}>
        <span className={styles.tick} data-mark={mark} />
        <span>
          <AuthorText text={text} />
        </span>
      </li>
    ))}
  </ul>
)

const Rules = ({ count }: { count: number }) => (
  <div className={styles.rules} aria-hidden>
    {Array.from({ length: count }, (_each, at) => (
      <span key={at} className={styles.rule} />
    ))}
  </div>
)

const Letters = ({ options }: { options: readonly string[] }) => (
  <ul className={styles.inline}>
    {options.map((option, at) => (
      <li key={option}>
        <b>{letterOf(at)}</b>
        <span>
          <AuthorText text={option} />
        </span>
      </li>
    ))}
  </ul>
)

const Blanks = ({ texts }: { texts: readonly string[] }) => (
  <ul className={styles.blanks}>
    {texts.map((text) => (
      <li key={text}>
        <span>
          <AuthorText text={text} />
        </span>
        <span className={styles.rule} aria-hidden />
      </li>
    ))}
  </ul>
)

const Table = ({ statements, options }: Pick<Lines, 'statements' | 'options'>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <td aria-hidden />
        {options.map((option) => (
          <th key={option} scope="col">
            <AuthorText text={option} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {statements.map(({ text }) => (
        <tr key={text}>
          <th scope="row">
            <AuthorText text={text} />
          </th>
          {options.map((option) => (
            <td key={option} aria-hidden>
              <span className={styles.tick} data-mark="many" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A table in a text with gaps; its first row is its head. */
const Rows = ({ rows: [head, ...rows] }: { rows: readonly (readonly string[])[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head?.map((cell) => (
          <th key={cell} scope="col">
            <AuthorText text={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join('|')}>
          {cells.map((cell, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the cells of a row stand in its order alone
            <td key={at}>
              <AuthorText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Agree = ({ statements }: Pick<Lines, 'statements'>) => {
  const { t } = useTexts()
  return <Table statements={statements} options={[t('quizzes.print_yes'), t('quizzes.print_no')]} />
}

const Order = ({ texts }: { texts: readonly string[] }) => (
  <ul className={styles.ticks}>
    {texts.map((text) => (
      <li key={text}>
        <span className={styles.place} />
        <span>
          <AuthorText text={text} />
        </span>
      </li>
    ))}
  </ul>
)

const layouts: Record<PaperKind, (lines: Lines) => ReactNode> = {
  one: ({ texts }) => <Ticks texts={texts} mark="one" />,
  many: ({ texts }) => <Ticks texts={texts} mark="many" />,
  scale: ({ texts }) => <Ticks texts={texts} mark="one" inline />,
  blanks: ({ texts }) => <Blanks texts={texts} />,
  lists: ({ statements }) => (
    <ul className={styles.lists}>
      {statements.map(({ text, options }) => (
        <li key={text}>
          <span>
            <AuthorText text={text} />
          </span>
          <Ticks texts={options} mark="many" inline />
        </li>
      ))}
    </ul>
  ),
  match: ({ texts, options }) => (
    <>
      <Blanks texts={texts} />
      <Letters options={options} />
    </>
  ),
  text: ({ texts, options }) => (
    <>
      {gapBlocks(texts.join('\n').replaceAll('____', '_____________')).map((block, at) =>
        'line' in block ? (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text have nothing else
          <p key={at} className={styles.gaps}>
            <AuthorText text={block.line} />
          </p>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text have nothing else
          <Rows key={at} rows={block.rows} />
        ),
      )}
      {options.length > 0 && <Letters options={options} />}
    </>
  ),
  build: ({ texts }) => <Blanks texts={texts} />,
  order: ({ texts }) => <Order texts={texts} />,
  table: (lines) => <Table {...lines} />,
  agree: (lines) => <Agree {...lines} />,
  lines: () => <Rules count={5} />,
  page: () => <Rules count={16} />,
}
