import { defineErrors } from '../kernel/errors.ts'

export const closedGroupsErrors = defineErrors({
  too_many_closed_groups: { status: 422, message: 'A school has 200 closed groups at most.' },
  too_many_group_links: { status: 422, message: 'A closed group has 50 invitation links at most.' },
  bot_refused: { status: 422, message: 'Telegram knows no bot with this token.' },
  bot_taken: { status: 422, message: 'This bot already looks after another closed group.' },
  bot_missing: { status: 422, message: 'Connect the bot first.' },
  chat_unknown: {
    status: 422,
    message: 'The bot sees no such group: add it there as an administrator first.',
  },
  chat_taken: { status: 422, message: 'Another closed group of the school leads to this Telegram group.' },
  group_not_connected: { status: 422, message: 'The closed group is not connected to Telegram yet.' },
  group_closed_to_person: { status: 403, message: 'Who has no access to a closed group cannot enter it.' },
  removed_from_group: { status: 403, message: 'The school removed this person from the closed group.' },
  no_request_waits: {
    status: 422,
    message: 'This person asks for nothing: the request was withdrawn or answered.',
  },
  telegram_unreachable: {
    status: 503,
    message: 'Telegram does not answer now. Nothing is lost: try again in a minute.',
  },
})
