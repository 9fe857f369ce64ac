import { useNavigate, useRouter } from '@tanstack/react-router'
import type {
  AuthoredFrontPage,
  FrontPageContent,
  PublicFrontPage,
} from '@lectern/contract/courses/front-page/front-page'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { SaveBar } from '@lectern/ui/forms/save-bar'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { getFrontPage, updateFrontPage } from '../../api.ts'
import { FrontPageParts } from './front-page-parts.tsx'
import styles from './front-page-editor.module.css'
import { keepDraft, readKeptDraft } from './kept-draft.ts'

interface FrontPageEditorProps {
  page: PublicFrontPage
  authored: AuthoredFrontPage
}

/** Entries in which nothing was written are no entries. */
const withoutEmpty = (content: FrontPageContent): FrontPageContent => ({
  ...content,
  promises: content.promises.filter((promise) => promise.trim() !== ''),
  steps: content.steps.filter(({ title, text }) => `${title}${text}`.trim() !== ''),
  doubts: content.doubts.filter(({ question, answer }) => `${question}${answer}`.trim() !== ''),
})

/** Whether every entry has what it needs to be shown. */
const isComplete = ({ steps, doubts }: FrontPageContent): boolean =>
  steps.every(({ title }) => title.trim() !== '') &&
  doubts.every(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')

const isSame = (one: FrontPageContent, other: FrontPageContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What is written of the page, kept on the device until it is saved. */
const useWrittenPage = (authored: AuthoredFrontPage) => {
  const [stored, setStored] = useState(authored)
  const [found] = useState(() => readKeptDraft(authored.revision))
  const [content, setContent] = useState(found ?? authored.content)
  const isChanged = !isSame(content, stored.content)
  useEffect(() => {
    keepDraft(isChanged ? { content, revision: stored.revision } : null)
  }, [content, isChanged, stored.revision])
  return { stored, setStored, content, setContent, isChanged, isFound: found !== null }
}
type WrittenPage = ReturnType<typeof useWrittenPage>

/** The front page with every part of it written where it stands. */
export const FrontPageEditor = ({ page, authored }: FrontPageEditorProps) => {
  const { t } = useTexts()
  const written = useWrittenPage(authored)
  const { stored, content, setContent } = written
  const [isTold, setIsTold] = useState(written.isFound)
  const dropDraft = () => {
    setContent(stored.content)
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
      <FrontPageParts page={page} authored={stored} content={content} onContent={setContent} />
      <SavePart written={written} />
    </>
  )
}

/** Saves the page, says what stands against it, and leads back. */
const SavePart = ({ written }: { written: WrittenPage }) => {
  const { t } = useTexts()
  const router = useRouter()
  const navigate = useNavigate()
  const { stored, setStored, content, setContent, isChanged } = written
  const ready = withoutEmpty(content)
  const leave = async () => {
    await router.invalidate()
    await navigate({ to: '/', search: {} })
  }
  const save = useAction(async (revision: number) => {
    const { data } = await updateFrontPage({ body: { revision, content: ready } })
    keepDraft(null)
    setStored({ ...stored, ...data })
    setContent(data.content)
    toasts.show({ tone: 'success', title: t('front-page.saved') })
    await leave()
  })
  const others = useAction(async (choice: 'mine' | 'theirs') => {
    const { data } = await getFrontPage({})
    setStored(data)
    if (choice === 'theirs') setContent(data.content)
    else save.run(data.revision)
  })
  const isOvertaken = isChanged && save.error instanceof ApiError && save.error.code === 'conflict'
  return (
    <div className={styles.foot}>
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
          disabled={!isComplete(ready)}
          onSave={() => save.run(stored.revision)}
          onUndo={() => setContent(stored.content)}
          note={isComplete(ready) ? undefined : t('front-page.incomplete')}
        />
      ) : (
        <Button onClick={() => void leave()}>{t('front-page.done')}</Button>
      )}
    </div>
  )
}
