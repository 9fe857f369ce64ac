CREATE TABLE "contact_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"contact_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"ip" text,
	"text_version" text,
	"by_user_id" bigint,
	"proof" jsonb
);
--> statement-breakpoint
CREATE TABLE "contact_suppressions" (
	"school_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_suppressions_school_id_hash_pk" PRIMARY KEY("school_id","hash")
);
--> statement-breakpoint
CREATE TABLE "contact_merges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"survivor_id" bigint NOT NULL,
	"absorbed_id" bigint NOT NULL,
	"by_user_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"originals" text
);
--> statement-breakpoint
CREATE TABLE "contact_strangers" (
	"school_id" bigint NOT NULL,
	"one_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"by_user_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_strangers_one_id_other_id_pk" PRIMARY KEY("one_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "letters_consent" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "kept_out" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "letters" text GENERATED ALWAYS AS (case when kept_out = 'complaint' or address_state = 'complaint' then 'complained'
          when kept_out is not null then 'never' when letters_consent = 'withdrawn' then 'off'
          when address_state = 'hard_bounce' then 'bounced' when letters_consent = 'granted' then 'on'
          else 'not_confirmed' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
          then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
          else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end) STORED;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "contact_consents" ADD CONSTRAINT "contact_consents_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_consents" ADD CONSTRAINT "contact_consents_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_consents" ADD CONSTRAINT "contact_consents_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_suppressions" ADD CONSTRAINT "contact_suppressions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_survivor_id_contacts_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_absorbed_id_contacts_id_fk" FOREIGN KEY ("absorbed_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_merges" ADD CONSTRAINT "contact_merges_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_strangers" ADD CONSTRAINT "contact_strangers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_strangers" ADD CONSTRAINT "contact_strangers_one_id_contacts_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_strangers" ADD CONSTRAINT "contact_strangers_other_id_contacts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_strangers" ADD CONSTRAINT "contact_strangers_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_consents_contact_id_topic_id_index" ON "contact_consents" USING btree ("contact_id","topic","id");--> statement-breakpoint
CREATE INDEX "contact_consents_by_user_id_index" ON "contact_consents" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "contact_consents_school_id_index" ON "contact_consents" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "contact_merges_school_id_id_index" ON "contact_merges" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "contact_merges_survivor_id_index" ON "contact_merges" USING btree ("survivor_id");--> statement-breakpoint
CREATE INDEX "contact_merges_absorbed_id_index" ON "contact_merges" USING btree ("absorbed_id");--> statement-breakpoint
CREATE INDEX "contact_merges_by_user_id_index" ON "contact_merges" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "contact_strangers_other_id_index" ON "contact_strangers" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "contact_strangers_school_id_index" ON "contact_strangers" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "contact_strangers_by_user_id_index" ON "contact_strangers" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "contacts_school_id_phone_id_index" ON "contacts" USING btree ("school_id","phone","id");--> statement-breakpoint
CREATE INDEX "contacts_school_id_mailbox_id_index" ON "contacts" USING btree ("school_id","mailbox","id");--> statement-breakpoint
CREATE INDEX "contacts_merged_into_index" ON "contacts" USING btree ("merged_into");