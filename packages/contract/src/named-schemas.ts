import type { z } from 'zod'
import { knownPerson, namedThing, titledThing } from './kernel/ids.ts'
import { accessDecision, lockReason } from './access/access.ts'
import { accessLength, newContent, offerContent, offerDelay, offerDelays } from './access/scope.ts'
import { offerDistribution } from './teams/distribution.ts'
import { offer, offerProductDraft } from './offers/offer.ts'
import { offerPlan, planDraft } from './offers/offer-plan.ts'
import { orderRow } from './orders/staff-order.ts'
import { nextStep } from './orders/next-step.ts'
import { orderAction, orderSelection } from './orders/bulk.ts'
import { transaction } from './payments/transactions.ts'
import { previewSettings } from './access/preview-settings.ts'
import { publicOffer, shownOffer } from './offers/public-offer.ts'
import { releaseClosing, releaseMoment, releaseRule } from './access/release-rule.ts'
import { participantGroup, teamMember } from './teams/team.ts'
import { answerLogEntry } from './attempts/answer-log.ts'
import { answerPayload } from './attempts/answer-payload.ts'
import { attemptException } from './attempts/attempt-exception.ts'
import {
  attempt,
  attemptQuestion,
  learnerQuiz,
  pickedCount,
  questionResult,
  resultRow,
  shownPicture,
  withheldQuestion,
} from './attempts/attempt.ts'
import { claim, heldDecision } from './attempts/claim.ts'
import { rankedRow, ranking } from './attempts/competition/ranking.ts'
import { authoredOpening, blockedInfo, closedInfo, practiceOpening } from './attempts/practice-opening.ts'
import { recalculation } from './attempts/recalculation.ts'
import { infoUnit, infoUnitDraft, publicInfoUnit } from './blocks/info-unit.ts'
import { publicLook, unitLook } from './blocks/unit-look.ts'
import { closedGroup, groupLink, groupMember, publicClosedGroup } from './closed-groups/closed-group.ts'
import { comment, commentDraft } from './comments/comment.ts'
import { commentRestriction, commentRules } from './comments/moderation/moderation.ts'
import { authoredAbout } from './courses/about.ts'
import { courseImport, importNote, importReport } from './course-files/course-import.ts'
import { calendarEntry } from './learning/calendar/calendar.ts'
import { coursePageContent } from './courses/course-page/course-page.ts'
import {
  course,
  courseAuthor,
  courseLabels,
  fontStyles,
  invitedParticipant,
  publicCourse,
  publicCourseCard,
} from './courses/course.ts'
import { courseCover } from './courses/cover/cover-picture.ts'
import { frontPageContent } from './courses/front-page/front-page.ts'
import { program, programLesson, programModule } from './courses/program.ts'
import { derivedFile, file, fileFolder, filePivot, fileUsage } from './files/file.ts'
import { placedFile, placedFiles } from './files/placed-file.ts'
import { filterCondition, filterNode } from './filters/tree.ts'
import { contactFieldValue, defaultField } from './identity/own-fields.ts'
import { ownSchool, ownSchoolList } from './identity/own-schools.ts'
import { currentUser } from './identity/people.ts'
import { personalSetting, personalSettingValue } from './identity/personal-settings.ts'
import { authService, loginEntry, recoveryCodes, twoFactorState } from './identity/security.ts'
import { codeSent, signInOutcome, signedIn } from './identity/sign-in.ts'
import { acknowledged, pageLinks, pageMeta } from './kernel/envelope.ts'
import { richText, richTextBlock, richTextItem } from './kernel/rich-text.ts'
import { heldLessonEdits } from './lessons/held-edits/held-edits.ts'
import { lessonFileReport } from './lessons/formats/read-lesson-file.ts'
import { lessonPreview } from './lessons/lesson-extras.ts'
import { courseAccess, lesson, publicLesson, publicSection, section } from './lessons/lesson.ts'
import { answerTerm } from './practices/workload/answer-term.ts'
import { practiceRow } from './practices/practice-row.ts'
import { remark } from './practices/desk/remarks.api.ts'
import { practiceSearch, practiceView } from './practices/desk/views.api.ts'
import { textTemplate } from './lessons/text-templates.api.ts'
import { trashEntry } from './lessons/trash/trash.ts'
import { lessonVersion } from './lessons/versions.ts'
import { note, noteQuote } from './notes/note.ts'
import { letterChoice, schoolChoices } from './notifications/notification.ts'
import { peerLine, shownExample } from './peer-reviews/peer-review.ts'
import { bankQuestion } from './quizzes/bank/bank.ts'
import { heldEdits } from './quizzes/held-edits/held-edits.ts'
import { quizFolder, tagCount } from './quizzes/library/library.ts'
import { publicChoiceOption } from './quizzes/question-types/shared/choice.ts'
import {
  authorText,
  bankOrigin,
  option,
  picture,
  publicOption,
  questionFiles,
  questionTags,
  thing,
} from './quizzes/question-types/shared/common.ts'
import { area } from './quizzes/question-types/types/hotspot/area.ts'
import { labelPlace } from './quizzes/question-types/types/image-labels/question.ts'
import {
  linePoints,
  peerExample,
  peerOption,
  publicPeerOption,
} from './quizzes/question-types/shared/peers/peer-option.ts'
import { letterResult, questionReport } from './quizzes/question-types/shared/question-report.ts'
import { publicQuestion, question, questionTypes } from './quizzes/question-types/registry.ts'
import { publicPoint } from './quizzes/question-types/shared/scales/scale-rules.ts'
import { listedStatement } from './quizzes/question-types/shared/statements/listed.ts'
import { quizSettings } from './quizzes/quiz-settings.ts'
import { issue, quiz, quizContent, quizPool } from './quizzes/quiz.ts'
import { quizPresentation, styleTemplate } from './quizzes/style/quiz-style.api.ts'
import { buttonStyle, quizStyle, textStyle } from './quizzes/style/quiz-style.ts'
import { buttonCss, shownButton } from './quizzes/style/shown-style.ts'
import { shownStartInfo, startInfo } from './quizzes/style/start-info.ts'
import { accessControl, accessException, ownAccess } from './schools/access-control.ts'
import { auditAction } from './schools/audit-log.ts'
import { contactField, contactTab } from './contacts/contact-fields.ts'
import { contactFieldReview, contactSettings } from './contacts/contact-settings.ts'
import { contactCard, contactRow } from './contacts/contacts.ts'
import { contactList } from './contacts/lists/contact-lists.ts'
import { firstSteps, legalTexts, schoolLinks, schoolSettings } from './schools/schools.ts'
import { ownershipTransfer } from './staff/ownership.ts'
import { accessGroup, accessGroupHead, invitation, member } from './staff/staff.ts'
import { textNode } from './rich-text/lesson-text.ts'

/** What is told of questions, type by type: `SingleAnswerQuestion` with its key, `SingleAnswerPublicQuestion` as a learner sees it. */
const ofQuestionTypes = (): [string, z.ZodType][] =>
  Object.entries(questionTypes).flatMap(([slug, type]) => {
    const name = slug.replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())
    return [
      [`${name}Question`, type.question],
      [`${name}PublicQuestion`, type.publicQuestion],
    ]
  })

/** Things that several calls take or answer, by the names under which the description of the API has them. */
export const namedSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries({
    NamedThing: namedThing,
    TitledThing: titledThing,
    KnownPerson: knownPerson,
    PlacedFiles: placedFiles,
    PageLinks: pageLinks,
    TextNode: textNode,
    QuestionFiles: questionFiles,
    QuestionTags: questionTags,
    TextStyle: textStyle,
    AccessControl: accessControl,
    AccessDecision: accessDecision,
    AccessException: accessException,
    AccessGroup: accessGroup,
    AccessGroupHead: accessGroupHead,
    AccessLength: accessLength,
    Acknowledged: acknowledged,
    AnswerLogEntry: answerLogEntry,
    AnswerPayload: answerPayload,
    AnswerTerm: answerTerm,
    PictureArea: area,
    Attempt: attempt,
    AttemptException: attemptException,
    AttemptQuestion: attemptQuestion,
    AuditAction: auditAction,
    AuthService: authService,
    AuthorText: authorText,
    AuthoredAbout: authoredAbout,
    AuthoredOpening: authoredOpening,
    BankOrigin: bankOrigin,
    BankQuestion: bankQuestion,
    BlockedInfo: blockedInfo,
    ButtonCss: buttonCss,
    ButtonStyle: buttonStyle,
    CalendarEntry: calendarEntry,
    Claim: claim,
    ClosedGroup: closedGroup,
    ClosedInfo: closedInfo,
    CodeSent: codeSent,
    Comment: comment,
    CommentDraft: commentDraft,
    CommentRestriction: commentRestriction,
    CommentRules: commentRules,
    ContactCard: contactCard,
    ContactField: contactField,
    ContactFieldReview: contactFieldReview,
    ContactFieldValue: contactFieldValue,
    ContactList: contactList,
    ContactRow: contactRow,
    ContactSettings: contactSettings,
    FilterCondition: filterCondition,
    FilterTree: filterNode,
    ContactTab: contactTab,
    Course: course,
    CourseAccess: courseAccess,
    CourseAuthor: courseAuthor,
    CourseCover: courseCover,
    CourseImport: courseImport,
    CourseLabels: courseLabels,
    CoursePageContent: coursePageContent,
    CurrentUser: currentUser,
    DefaultField: defaultField,
    DerivedFile: derivedFile,
    File: file,
    FileFolder: fileFolder,
    FilePivot: filePivot,
    FileUsage: fileUsage,
    FirstSteps: firstSteps,
    FontStyles: fontStyles,
    FrontPageContent: frontPageContent,
    GroupLink: groupLink,
    GroupMember: groupMember,
    HeldDecision: heldDecision,
    HeldEdits: heldEdits,
    HeldLessonEdits: heldLessonEdits,
    ImportNote: importNote,
    ImportReport: importReport,
    InfoUnit: infoUnit,
    InfoUnitDraft: infoUnitDraft,
    Invitation: invitation,
    InvitedParticipant: invitedParticipant,
    QuizIssue: issue,
    LabelPlace: labelPlace,
    LearnerQuiz: learnerQuiz,
    LegalTexts: legalTexts,
    Lesson: lesson,
    LessonFileReport: lessonFileReport,
    LessonPreview: lessonPreview,
    LessonVersion: lessonVersion,
    LetterChoice: letterChoice,
    LetterResult: letterResult,
    LinePoints: linePoints,
    ListedStatement: listedStatement,
    LockReason: lockReason,
    LoginEntry: loginEntry,
    Member: member,
    NewContent: newContent,
    Note: note,
    NoteQuote: noteQuote,
    Offer: offer,
    OfferContent: offerContent,
    OfferDelay: offerDelay,
    OfferDelays: offerDelays,
    OfferDistribution: offerDistribution,
    NextStep: nextStep,
    OfferPlan: offerPlan,
    OfferProductDraft: offerProductDraft,
    OrderAction: orderAction,
    OrderRow: orderRow,
    OrderSelection: orderSelection,
    PlanDraft: planDraft,
    Transaction: transaction,
    AnswerOption: option,
    OwnAccess: ownAccess,
    OwnSchool: ownSchool,
    OwnSchoolList: ownSchoolList,
    OwnershipTransfer: ownershipTransfer,
    PageMeta: pageMeta,
    ParticipantGroup: participantGroup,
    PeerExample: peerExample,
    PeerLine: peerLine,
    PeerOption: peerOption,
    PersonalSetting: personalSetting,
    PersonalSettingValue: personalSettingValue,
    PickedCount: pickedCount,
    QuestionPicture: picture,
    PlacedFile: placedFile,
    PracticeOpening: practiceOpening,
    PracticeRow: practiceRow,
    PracticeSearch: practiceSearch,
    PracticeView: practiceView,
    PreviewSettings: previewSettings,
    Program: program,
    ProgramLesson: programLesson,
    ProgramModule: programModule,
    PublicChoiceOption: publicChoiceOption,
    PublicClosedGroup: publicClosedGroup,
    PublicCourse: publicCourse,
    PublicCourseCard: publicCourseCard,
    PublicInfoUnit: publicInfoUnit,
    PublicLesson: publicLesson,
    PublicLook: publicLook,
    PublicOffer: publicOffer,
    PublicOption: publicOption,
    PublicPeerOption: publicPeerOption,
    PublicPoint: publicPoint,
    PublicQuestion: publicQuestion,
    PublicSection: publicSection,
    Question: question,
    QuestionReport: questionReport,
    QuestionResult: questionResult,
    Quiz: quiz,
    QuizContent: quizContent,
    QuizFolder: quizFolder,
    QuizPool: quizPool,
    QuizPresentation: quizPresentation,
    QuizSettings: quizSettings,
    QuizStyle: quizStyle,
    RankedRow: rankedRow,
    Ranking: ranking,
    Recalculation: recalculation,
    RecoveryCodes: recoveryCodes,
    ReleaseClosing: releaseClosing,
    ReleaseMoment: releaseMoment,
    ReleaseRule: releaseRule,
    Remark: remark,
    ResultRow: resultRow,
    RichText: richText,
    RichTextBlock: richTextBlock,
    RichTextItem: richTextItem,
    SchoolChoices: schoolChoices,
    SchoolLinks: schoolLinks,
    SchoolSettings: schoolSettings,
    Section: section,
    ShownButton: shownButton,
    ShownExample: shownExample,
    ShownOffer: shownOffer,
    ShownPicture: shownPicture,
    ShownStartInfo: shownStartInfo,
    SignInOutcome: signInOutcome,
    SignedIn: signedIn,
    StartInfo: startInfo,
    StyleTemplate: styleTemplate,
    TagCount: tagCount,
    TeamMember: teamMember,
    TextTemplate: textTemplate,
    QuestionThing: thing,
    TrashEntry: trashEntry,
    TwoFactorState: twoFactorState,
    UnitLook: unitLook,
    WithheldQuestion: withheldQuestion,
  }),
  ...ofQuestionTypes(),
])
