import type { RichTextBlock, RichTextItem } from '@lectern/contract/kernel/rich-text'
import type { AuthorText as LongText } from '@lectern/contract/quizzes/question-types/shared/common'
import { Fragment, type ReactNode } from 'react'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import styles from './shown.module.css'

type Inline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]

/** A longer text of the author: paragraphs, lists and quotes, with formulas. */
export const AuthorLongText = ({ text }: { text: LongText }) => (
  <div className={styles.long}>
    {typeof text === 'string' ? <Lines text={text} /> : <Blocks blocks={text.doc.content} />}
  </div>
)

/** Plain words, of which every line is a paragraph. */
const Lines = ({ text }: { text: string }) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines of one text have nothing else
      <p key={at}>
        <AuthorText text={line} />
      </p>
    ))

const Blocks = ({ blocks }: { blocks: readonly RichTextBlock[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- blocks of one text have nothing else
  blocks.map((block, at) => <Block key={at} block={block} />)

const Block = ({ block }: { block: RichTextBlock }) => {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      )
    case 'heading':
      // The page has its headings already: a heading of a question is no part of them.
      return (
        <p className={styles.heading}>
          <Words content={block.content} />
        </p>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      )
    case 'bulletList':
      return (
        <ul>
          <Items items={block.content} />
        </ul>
      )
    case 'orderedList':
      return (
        <ol start={block.attrs?.start ?? 1} type={block.attrs?.type ?? undefined}>
          <Items items={block.content} />
        </ol>
      )
  }
}

const Items = ({ items }: { items: readonly RichTextItem[] }) =>
  items.map((item, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- items of one text have nothing else
    <li key={at}>
      <Blocks blocks={item.content} />
    </li>
  ))

const Words = ({ content }: { content?: readonly Inline[] | undefined }) =>
  content?.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- stretches of one text have nothing else
    <Fragment key={at}>{part.type === 'hardBreak' ? <br /> : <Marked part={part} />}</Fragment>
  ))

const Marked = ({ part: { text, marks } }: { part: Extract<Inline, { type: 'text' }> }) =>
  (marks ?? []).reduce<ReactNode>(
    (inner, mark) => {
      if (mark.type === 'bold') return <strong>{inner}</strong>
      if (mark.type === 'italic') return <em>{inner}</em>
      // Every address went through the schema, which knows the protocols that may stand there.
      return (
        <a href={mark.attrs.href} rel="noopener noreferrer nofollow" target="_blank">
          {inner}
        </a>
      )
    },
    <AuthorText text={text} />,
  )
