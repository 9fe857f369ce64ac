CREATE TABLE "contact_list_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_list_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"contact_id" bigint NOT NULL,
	"is_in" boolean NOT NULL,
	"cause" text NOT NULL,
	"fact" smallint,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_list_members" (
	"list_id" bigint NOT NULL,
	"contact_id" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_list_members_list_id_contact_id_pk" PRIMARY KEY("list_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "contact_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"name" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (folded(name)) STORED NOT NULL,
	"kind" text NOT NULL,
	"filter" jsonb,
	"is_filling" boolean DEFAULT false NOT NULL,
	"filled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_lists_one_per_name" UNIQUE("school_id","folded")
);
--> statement-breakpoint
ALTER TABLE "contact_list_changes" ADD CONSTRAINT "contact_list_changes_list_id_contact_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."contact_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_list_changes" ADD CONSTRAINT "contact_list_changes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_list_members" ADD CONSTRAINT "contact_list_members_list_id_contact_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."contact_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_list_members" ADD CONSTRAINT "contact_list_members_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_lists" ADD CONSTRAINT "contact_lists_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_list_changes_list_id_id_index" ON "contact_list_changes" USING btree ("list_id","id");--> statement-breakpoint
CREATE INDEX "contact_list_changes_contact_id_index" ON "contact_list_changes" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contact_list_members_contact_id_index" ON "contact_list_members" USING btree ("contact_id");