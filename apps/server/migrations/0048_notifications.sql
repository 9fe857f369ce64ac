CREATE TABLE "letter_pauses" (
	"user_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_pauses_user_id_school_id_pk" PRIMARY KEY("user_id","school_id")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" bigint NOT NULL,
	"school_id" bigint,
	"group" text NOT NULL,
	"bell" boolean NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notification_choices_one_each" UNIQUE NULLS NOT DISTINCT("user_id","school_id","group")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"event_key" text NOT NULL,
	"in_bell" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mail_state" text NOT NULL,
	"mail_due_at" timestamp (3) with time zone,
	"mail_changed_at" timestamp (3) with time zone,
	"mail_tries" integer DEFAULT 0 NOT NULL,
	"useless_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_told_once" UNIQUE("user_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "participation_watches" (
	"product_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"known_lesson_ids" bigint[] DEFAULT '{}' NOT NULL,
	"has_begun" boolean DEFAULT false NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "participation_watches_product_id_user_id_pk" PRIMARY KEY("product_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "staff_digests" (
	"user_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "staff_digests_user_id_school_id_day_pk" PRIMARY KEY("user_id","school_id","day")
);
--> statement-breakpoint
CREATE TABLE "watched_programs" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint NOT NULL,
	"rules" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter_pauses" ADD CONSTRAINT "letter_pauses_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation_watches" ADD CONSTRAINT "participation_watches_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_digests" ADD CONSTRAINT "staff_digests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_programs" ADD CONSTRAINT "watched_programs_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_pauses_school_id_index" ON "letter_pauses" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "notification_choices_school_id_index" ON "notification_choices" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST) WHERE in_bell;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE in_bell and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_letters_due" ON "notifications" USING btree ("school_id","mail_due_at") WHERE mail_state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "notifications_created_at_index" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "participation_watches_due" ON "participation_watches" USING btree ("school_id","next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "participation_watches_user_id_index" ON "participation_watches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_digests_school_id_index" ON "staff_digests" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "watched_programs_school_id_index" ON "watched_programs" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "enrolments_waiting" ON "enrolments" USING btree ("product_id") WHERE state = 'waiting';--> statement-breakpoint
-- What people had switched off holds for all of their schools; openings and ends of access were one choice before.
INSERT INTO "notification_choices" ("user_id", "school_id", "group", "bell", "mail")
SELECT "users"."id", NULL, "named"."group", true, false
FROM "users"
CROSS JOIN LATERAL jsonb_each("users"."notifications") AS "choice"
JOIN (VALUES ('learning', 'learning'), ('learning', 'access'), ('reviews', 'reviews'), ('comments', 'comments'), ('news', 'news')) AS "named" ("key", "group")
  ON "named"."key" = "choice"."key"
WHERE "choice"."value" = 'false'::jsonb;--> statement-breakpoint
-- What is open to those who take part already is no news: the first look at them only notes it.
INSERT INTO "participation_watches" ("product_id", "user_id", "school_id", "next_at")
SELECT "product_id", "user_id", "school_id", now() FROM "enrolments" WHERE "state" = 'active'
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notifications";