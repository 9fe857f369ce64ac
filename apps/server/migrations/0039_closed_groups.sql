CREATE TABLE "closed_group_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"school_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_group_events" (
	"school_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"bot_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closed_group_events_group_id_bot_id_number_pk" PRIMARY KEY("group_id","bot_id","number")
);
--> statement-breakpoint
CREATE TABLE "closed_group_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closed_group_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"most_users" integer,
	"needs_approval" boolean NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_group_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closed_group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"user_id" bigint,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"asked_link_id" bigint,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closed_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"platform" text DEFAULT 'telegram' NOT NULL,
	"bot_token" text,
	"bot_id" bigint,
	"bot_username" text,
	"chat_id" text,
	"chat_title" text,
	"entry_link" text,
	"chat_code_hash" text,
	"chat_code_ends_at" timestamp (3) with time zone,
	"state" text DEFAULT 'not_connected' NOT NULL,
	"problem" text,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "closed_groups_one_per_product" UNIQUE("product_id")
);
--> statement-breakpoint
ALTER TABLE "closed_group_codes" ADD CONSTRAINT "closed_group_codes_group_id_closed_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."closed_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_group_events" ADD CONSTRAINT "closed_group_events_group_id_closed_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."closed_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_group_links" ADD CONSTRAINT "closed_group_links_group_id_closed_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."closed_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_group_members" ADD CONSTRAINT "closed_group_members_group_id_closed_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."closed_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_group_codes_school_id_index" ON "closed_group_codes" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "closed_group_codes_group_id_user_id_index" ON "closed_group_codes" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "closed_group_codes_ends_at_index" ON "closed_group_codes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "closed_group_codes_user_id_index" ON "closed_group_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "closed_group_events_school_id_index" ON "closed_group_events" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "closed_group_events_taken_at_index" ON "closed_group_events" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "closed_group_links_group_id_created_at_index" ON "closed_group_links" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "closed_group_links_school_id_index" ON "closed_group_links" USING btree ("school_id");--> statement-breakpoint
CREATE UNIQUE INDEX "closed_group_members_one_per_person" ON "closed_group_members" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "closed_group_members_one_per_account" ON "closed_group_members" USING btree ("group_id","account_id");--> statement-breakpoint
CREATE INDEX "closed_group_members_school_id_index" ON "closed_group_members" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "closed_group_members_user_id_index" ON "closed_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "closed_groups_school_id_updated_at_index" ON "closed_groups" USING btree ("school_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "closed_groups_one_per_bot" ON "closed_groups" USING btree ("platform","bot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "closed_groups_one_per_chat" ON "closed_groups" USING btree ("school_id","platform","chat_id");