import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { SaveBar } from '@lectern/ui/forms/save-bar'
import { useEffect, useState, type ReactNode } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import styles from './in-place.module.css'
import { keepDraft, readKeptDraft } from './kept-draft.ts'
import type { PageFields, PageWork, WrittenPage } from './written-page.ts'

interface InPlaceEditorProps<Content> {
  work: PageWork<Content>
  page: WrittenPage<Content>
  /** The parts of the page in their places, as fields. */
  children: (fields: PageFields<Content>) => ReactNode
}

/** What is written of the page, kept on the device until it is saved. */
const useWritten = <Content,>(name: string, page: WrittenPage<Content>) => {
  const [stored, setStored] = useState(page)
  const [found] = useState(() => readKeptDraft(name, page))
  const [content, setContent] = useState(found ?? page.content)
  const [version, setVersion] = useState(0)
  const isChanged = !isSame(content, stored.content)
  useEffect(() => {
    keepDraft(name, isChanged ? { content, revision: stored.revision } : null)
  }, [name, content, isChanged, stored.revision])
  const change = (part: Partial<Content>) => setContent((last) => ({ ...last, ...part }))
  const replace = (by: Content) => {
    setContent(by)
    setVersion((last) => last + 1)
  }
  return { stored, setStored, content, change, replace, version, isChanged, isFound: found !== null }
}
type Written<Content> = ReturnType<typeof useWritten<Content>>

/** A page with every part of it written where it stands. */
export const InPlaceEditor = <Content,>({ work, page, children }: InPlaceEditorProps<Content>) => {
  const { t } = useTexts()
  const written = useWritten(work.name, page)
  const { stored, content, change, replace, version } = written
  const [isTold, setIsTold] = useState(written.isFound)
  const dropDraft = () => {
    replace(stored.content)
    setIsTold(false)
  }
  return (
    <>
      {isTold && (
        <Notice
          tone="info"
          title={t('front-page.draft_back')}
          actions={<Button onClick={dropDraft}>{t('front-page.draft_drop')}</Button>}
        />
      )}
      {children({ content, onChange: change, version })}
      <SavePart work={work} written={written} />
    </>
  )
}

/** Saves the page, says what stands against it, and leads back. */
const SavePart = <Content,>({ work, written }: { work: PageWork<Content>; written: Written<Content> }) => {
  const { t } = useTexts()
  const { stored, setStored, content, replace, isChanged } = written
  const ready = work.withoutEmpty(content)
  const save = useAction(async (revision: number) => {
    const data = await work.save({ content: ready, revision })
    keepDraft(work.name, null)
    setStored(data)
    replace(data.content)
    toasts.show({ tone: 'success', title: work.savedText })
    await work.leave()
  })
  const others = useAction(async (choice: 'mine' | 'theirs') => {
    const data = await work.read()
    setStored(data)
    if (choice === 'theirs') replace(data.content)
    else save.run(data.revision)
  })
  const isOvertaken = isChanged && save.error instanceof ApiError && save.error.code === 'conflict'
  return (
    <div className={styles.foot} data-foot-bar>
      {isOvertaken && (
        <Notice
          tone="warning"
          announce="at-once"
          title={t('front-page.overtaken')}
          actions={
            <>
              <Button busy={others.busy} onClick={() => others.run('mine')}>
                {t('front-page.keep_mine')}
              </Button>
              <Button busy={others.busy} onClick={() => others.run('theirs')}>
                {t('front-page.take_theirs')}
              </Button>
            </>
          }
        />
      )}
      {save.error && !isOvertaken && (
        <Notice tone="danger" announce="at-once" title={errorText(save.error, t)} />
      )}
      {isChanged ? (
        <SaveBar
          isChanged
          saveLabel={t('front-page.save')}
          undoLabel={t('front-page.undo')}
          busy={save.busy}
          disabled={!work.isComplete(ready)}
          onSave={() => save.run(stored.revision)}
          onUndo={() => replace(stored.content)}
          note={work.isComplete(ready) ? undefined : work.incompleteText}
        />
      ) : (
        <Button onClick={() => void work.leave()}>{t('front-page.done')}</Button>
      )}
    </div>
  )
}
