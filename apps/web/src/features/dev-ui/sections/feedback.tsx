import { Button } from '@lectern/ui/actions/button'
import { Banner, Notice } from '@lectern/ui/feedback/notice'
import { SavedState } from '@lectern/ui/feedback/saved-state'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { WifiOff } from 'lucide-react'
import { Sample } from '../sample.tsx'

const undo = { label: 'Undo', onSelect: () => toasts.show({ title: 'Section is back' }) }

/** What the product says by itself. */
export const FeedbackSection = () => (
  <>
    <Sample name="Toasts, top right, 5 s">
      <Button
        onClick={() =>
          toasts.show({ tone: 'success', title: 'Lesson published', message: '48 students can read it now.' })
        }
      >
        Success
      </Button>
      <Button onClick={() => toasts.show({ title: 'Section moved', action: undo })}>With an action</Button>
      <Button
        onClick={() =>
          toasts.show({
            tone: 'danger',
            title: 'The file did not arrive',
            message: 'It is larger than 15 GB. Nothing else was lost.',
          })
        }
      >
        Danger
      </Button>
      <Button onClick={() => toasts.show({ tone: 'warning', title: 'Bad connection' })}>Warning</Button>
    </Sample>
    <Sample name="Notices" wide>
      <Notice title="This lesson is a draft">Only your team sees it.</Notice>
      <Notice tone="success">All answers are checked.</Notice>
      <Notice
        tone="warning"
        title="Three students are in the middle of this quiz"
        actions={<Button size="small">See who</Button>}
        close={{ label: 'Close', onClose: () => undefined }}
      >
        They finish the version they started with. Your changes are for the next attempts.
      </Notice>
      <Notice tone="danger" title="Not saved">
        Somebody else changed this lesson at 12:03. Your text is kept on this device.
      </Notice>
    </Sample>
    <Sample name="Banner" wide>
      <Banner tone="danger" icon={WifiOff}>
        No connection. What you write is kept on this device.
      </Banner>
      <Banner>Bad connection. Saving may take longer.</Banner>
    </Sample>
    <Sample name="Saved state">
      <SavedState state="saving" text="Saving…" />
      <SavedState state="stored" text="Stored 12:03:05" />
      <SavedState state="kept" text="Kept on this device, not sent yet" />
      <SavedState state="refused" text="Not saved" />
    </Sample>
  </>
)
