interface LeftWord {
  found: RegExp
  /** What people of the trade say; docs/words.md has the whole table. */
  instead: string
}

/** Sets an expression between word ends; `\b` knows Latin letters only. */
const word = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu')
/** The same for a stem, whatever its ending. */
const stem = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})`, 'iu')

const everywhere: readonly LeftWord[] = [
  { found: /!/, instead: 'it without an exclamation mark' },
  { found: /"/, instead: 'typographic quotes: “ ” in English, « » in Ukrainian and Russian' },
  { found: /(?<=\p{L})['ʼ`´](?=\p{L})/u, instead: 'the apostrophe ’ (U+2019)' },
]

const cyrillic: readonly LeftWord[] = [
  { found: /(?<!\u00A0)%/, instead: 'a no-break space (U+00A0) before %' },
  { found: /[“”]/, instead: '« »' },
  { found: / – /, instead: 'a long dash (—) between words' },
]

/** Words that left the product, by language: riddles, figures of speech, and second words for one thing. */
const leftWords: Record<string, readonly LeftWord[]> = {
  en: [
    { found: /\s%/, instead: '% without a space' },
    { found: word('emails?'), instead: 'e-mail' },
    { found: word('own learning'), instead: 'my learning' },
    { found: word('shut(s|ting)? (\\p{L}+ ){0,3}out'), instead: 'suspend, suspended, blocked' },
    { found: word('superseded'), instead: 'replaced by a newer attempt' },
    { found: word('films?'), instead: 'video' },
    { found: word('under check|waits? for (a person|a check)'), instead: 'awaiting review' },
    { found: word('in process'), instead: 'in progress' },
    { found: word('passed from'), instead: 'pass mark' },
    { found: word('has to be answered'), instead: 'required' },
    { found: word('what to do with'), instead: 'actions for' },
    { found: word('cabinets?'), instead: 'school, learning space' },
    { found: word('staff'), instead: 'team' },
    { found: word('taken (here|are)'), instead: 'accepts, accepted' },
    { found: word('take one of'), instead: 'choose from' },
    { found: word('is no (address|range)'), instead: 'is not a valid address' },
    { found: word('of yours'), instead: 'your' },
    { found: word('free is'), instead: 'try, for example' },
    { found: word('anew'), instead: 'again' },
    { found: word('all the same'), instead: 'anyway' },
    { found: word('(the|this|another|new|your|by|send a) letter'), instead: 'e-mail' },
    { found: word('stands (before|below|with|in|until)'), instead: 'is, is shown, is valid until' },
    { found: word('(is|are|was|were) (not )?right'), instead: 'correct, incorrect, wrong' },
    { found: word('be erased'), instead: 'be deleted' },
    { found: word('how it is called'), instead: 'name' },
    { found: word('clock of its own'), instead: 'question timer' },
    { found: word('give it up'), instead: 'release' },
    { found: word('somebody is new'), instead: 'new member' },
    { found: word('newcomers?'), instead: 'new member' },
    {
      found: word('too short or too small|too long or too large'),
      instead: 'what the field needs: “At least 8 characters.”',
    },
    { found: word('restricted people'), instead: 'restrictions' },
  ],
  uk: [
    { found: stem('фільм'), instead: 'відео' },
    { found: stem('складено від'), instead: 'прохідний бал' },
    { found: word('поки що ні'), instead: 'ще ні' },
    { found: stem('питан'), instead: 'запитання' },
    { found: stem('секці'), instead: 'розділ' },
    { found: stem('обліков\\p{L}+ запис'), instead: 'акаунт' },
    { found: stem('помічник'), instead: 'асистент' },
    { found: stem('оберіть|обрати|обирати'), instead: 'вибрати' },
    { found: stem('е-пошт'), instead: 'пошта' },
    { found: word('поступ(у|ом|і)?'), instead: 'прогрес' },
    { found: stem('чека\\p{L}+ на перевірку'), instead: 'очікує перевірки' },
    { found: word('обмежен\\p{L}+ люд\\p{L}+'), instead: 'обмеження' },
    { found: stem('новач'), instead: 'новий учасник' },
    { found: word('годинник(а|ом)?'), instead: 'таймер, часовий пояс' },
    { found: word('як (він|вона|воно) називається'), instead: 'назва' },
    { found: word('беруть самі'), instead: 'отримують самостійно' },
  ],
  ru: [
    { found: stem('фильм'), instead: 'видео' },
    { found: stem('зачёт от'), instead: 'проходной балл' },
    { found: stem('секци'), instead: 'раздел' },
    { found: stem('учётн\\p{L}+ запис'), instead: 'аккаунт' },
    { found: stem('помощник'), instead: 'ассистент' },
    { found: stem('ждёт проверки'), instead: 'ожидает проверки' },
    { found: word('ограниченн\\p{L}+ люд\\p{L}+'), instead: 'ограничения' },
    { found: stem('нович'), instead: 'новый участник' },
    { found: word('по часам|свои часы|без часов'), instead: 'таймер, часовой пояс' },
    { found: word('как (он|она|оно) называется'), instead: 'название' },
    { found: word('берут сами'), instead: 'получают самостоятельно' },
  ],
}

/** Words and signs of a message that left the product, each with what is said instead. */
export const leftWordFaults = (locale: string, message: string): string[] => {
  const rules = [...everywhere, ...(locale === 'en' ? [] : cyrillic), ...(leftWords[locale] ?? [])]
  const words = message.replaceAll(/\{\w+/g, '{')
  return rules.flatMap(({ found, instead }) => {
    const [left] = found.exec(words) ?? []
    return left === undefined ? [] : [`says "${left}"; say: ${instead}`]
  })
}
