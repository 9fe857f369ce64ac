import { Button } from '@lectern/ui/actions/button'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Field } from '@lectern/ui/fields/field'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import styles from '../dev-ui.module.css'
import { Sample } from '../sample.tsx'

type Opened = 'dialog' | 'simple' | 'delete' | 'sheet'

/** What stands in front of the page. */
export const OverlaysSection = () => {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Sample name="Open one">
      <Button onClick={() => setOpened('dialog')}>Dialog with a form</Button>
      <Button onClick={() => setOpened('simple')}>Delete, simple</Button>
      <Button onClick={() => setOpened('delete')}>Delete, by name</Button>
      <Button onClick={() => setOpened('sheet')}>Side sheet</Button>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="New lesson"
        description="You can change everything later."
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Create lesson
            </Button>
          </>
        }
      >
        <Field label="Title">
          <TextInput placeholder="Colour and light" />
        </Field>
      </Dialog>
      <ConfirmDelete
        open={opened === 'simple'}
        onClose={close}
        onConfirm={close}
        title="Delete this section?"
        message="Its 3 units go with it. Answers of students are kept."
        confirmLabel="Delete section"
        cancelLabel="Cancel"
        closeLabel="Close"
      />
      <ConfirmDelete
        open={opened === 'delete'}
        onClose={close}
        onConfirm={close}
        title="Delete this course?"
        message="12 lessons and the answers of 48 students go with it. This cannot be undone."
        confirmLabel="Delete course"
        cancelLabel="Cancel"
        closeLabel="Close"
        nameToType={{ name: 'Watercolour for beginners', label: 'Type the name of the course to go on' }}
        error={opened === 'delete' ? 'The last try failed: no connection. Nothing was deleted.' : undefined}
      />
      <SideSheet
        open={opened === 'sheet'}
        onClose={close}
        title="Demo student"
        description="student@lectern.test"
        closeLabel="Close"
        actions={<Button variant="primary">Save</Button>}
      >
        <div className={styles.form}>
          <Field label="Name">
            <TextInput defaultValue="Demo student" />
          </Field>
          <Field label="Note for the team" help="Students never see it.">
            <TextInput />
          </Field>
        </div>
      </SideSheet>
    </Sample>
  )
}
