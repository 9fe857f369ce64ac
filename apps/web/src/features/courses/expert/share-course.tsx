import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { Course } from '@lectern/contract/courses/course'
import { courseStatus } from '@lectern/contract/courses/course-status'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Notice } from '@lectern/ui/feedback/notice'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { queryFor } from '../../../lib/api/index.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getCourseLink } from '../api.ts'
import styles from './share-course.module.css'

interface ShareCourseProps {
  course: Pick<Course, 'id' | 'title' | 'type_id' | 'status_id'>
  open: boolean
  onClose: () => void
}

const seenByVisitors = new Set<Course['status_id']>([courseStatus.published, courseStatus.announced])

/** The address of a course to hand on, with the picture that chats and social networks show of it. */
export const ShareCourse = ({ course, open, onClose }: ShareCourseProps) => {
  const { t } = useTexts()
  const { data } = useQuery({ ...queryFor(getCourseLink, { params: { course: course.id } }), enabled: open })
  const link = data?.data
  const kind = productKindOf(course.type_id)
  const isSeen = seenByVisitors.has(course.status_id)
  const copy = async () => {
    if (!link) return
    toasts.show(
      (await copyText(link.url))
        ? { tone: 'success', title: t('create-course.block_link_copied') }
        : { tone: 'danger', title: t('create-course.block_link_failed', { link: link.url }) },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('courses.share_title', { title: course.title })}
      description={t('courses.share_text', { kind })}
      closeLabel={t('common.close')}
    >
      <div className={styles.share}>
        {!isSeen && <Notice tone="info">{t('courses.share_hidden', { kind })}</Notice>}
        {isSeen && (
          <div className={styles.picture}>
            {link && (
              <img src={link.preview_url} alt={t('courses.share_picture')} width={1200} height={630} />
            )}
          </div>
        )}
        <div className={styles.link}>
          <TextInput readOnly value={link?.url ?? ''} aria-label={t('courses.share_link', { kind })} />
          <Button
            variant="primary"
            icon={<Icon of={Copy} />}
            disabled={link === undefined}
            onClick={() => void copy()}
          >
            {t('courses.share_copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
