import { useState } from 'react'
import { AddParticipant } from './add-participant.tsx'
import { InviteSeveral } from './several/invite-several.tsx'
import { useInviteList } from './several/use-invite-list.ts'
import styles from '../expert-courses.module.css'

/** Adds people to a product: one by an address, several by a list, which also opens where several addresses are pasted for one. */
export const AddPeople = ({ product }: { product: number }) => {
  const invite = useInviteList(product)
  const [isOpen, setOpen] = useState(false)
  const takeSeveral = (text: string) => {
    invite.takeText(text)
    setOpen(true)
  }
  return (
    <div className={styles.addPeople}>
      <AddParticipant product={product} onSeveral={takeSeveral} />
      <InviteSeveral invite={invite} isOpen={isOpen} onOpen={setOpen} />
    </div>
  )
}
