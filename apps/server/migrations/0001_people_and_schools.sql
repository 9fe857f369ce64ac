CREATE TABLE "participant_group_assistants" (
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "participant_group_assistants_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "participant_group_members" (
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "participant_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "participant_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participant_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	"own_assistant_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "participant_groups_name" UNIQUE("product_id","name"),
	CONSTRAINT "participant_groups_own" UNIQUE("product_id","own_assistant_id")
);
--> statement-breakpoint
CREATE TABLE "product_team" (
	"product_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"cabinet_id" bigint NOT NULL,
	"role" text NOT NULL,
	"sees" text NOT NULL,
	"sees_all_assistants" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_team_product_id_user_id_pk" PRIMARY KEY("product_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_supervisions" (
	"product_id" bigint NOT NULL,
	"senior_id" bigint NOT NULL,
	"assistant_id" bigint NOT NULL,
	CONSTRAINT "team_supervisions_product_id_senior_id_assistant_id_pk" PRIMARY KEY("product_id","senior_id","assistant_id")
);
--> statement-breakpoint
CREATE TABLE "access_controls" (
	"cabinet_id" bigint PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"allow_masks" text[] NOT NULL,
	"deny_masks" text[] NOT NULL,
	"session_limit" integer,
	"device_limit" integer
);
--> statement-breakpoint
CREATE TABLE "access_exceptions" (
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"skip_addresses" boolean NOT NULL,
	"has_own_session_limit" boolean NOT NULL,
	"session_limit" integer,
	"has_own_device_limit" boolean NOT NULL,
	"device_limit" integer,
	CONSTRAINT "access_exceptions_cabinet_id_user_id_pk" PRIMARY KEY("cabinet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "access_violations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_violations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint,
	"session_id" bigint,
	"kind" text NOT NULL,
	"ip" text,
	"user_agent" text,
	"limit" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_devices" (
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" bigint NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_devices_cabinet_id_user_id_device_id_pk" PRIMARY KEY("cabinet_id","user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "school_visits" (
	"cabinet_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "school_visits_cabinet_id_session_id_pk" PRIMARY KEY("cabinet_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "alert_dismissals" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_dismissals_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "contact_field_values" (
	"field_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_field_values_field_id_user_id_pk" PRIMARY KEY("field_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contact_fields" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"tab_id" bigint NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_unique" boolean DEFAULT false NOT NULL,
	"visible_to_student" boolean DEFAULT true NOT NULL,
	"editable_by_student" boolean DEFAULT true NOT NULL,
	"show_in_registration" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contact_fields_one_per_key" UNIQUE("cabinet_id","key")
);
--> statement-breakpoint
CREATE TABLE "contact_tabs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_tabs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partners_cabinet_id_user_id_pk" PRIMARY KEY("cabinet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"rule" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_entries_once_per_source" UNIQUE("cabinet_id","rule","user_id","source")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_settings_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "cabinet_legal_texts" (
	"cabinet_id" bigint NOT NULL,
	"language" text NOT NULL,
	"page" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "cabinet_legal_texts_cabinet_id_language_page_pk" PRIMARY KEY("cabinet_id","language","page")
);
--> statement-breakpoint
CREATE TABLE "ownership_transfers" (
	"cabinet_id" bigint PRIMARY KEY NOT NULL,
	"from_user_id" bigint NOT NULL,
	"to_user_id" bigint NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ownership_transfers_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_codes_one_each" UNIQUE("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_sendings" (
	"key" text PRIMARY KEY NOT NULL,
	"sendings" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"key_hash" text NOT NULL,
	"browser" text,
	"os" text,
	"kind" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_one_per_key" UNIQUE("user_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "linked_services" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "linked_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "linked_services_one_per_user" UNIQUE("user_id","service"),
	CONSTRAINT "linked_services_one_per_subject" UNIQUE("service","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_secrets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"user_id" bigint,
	"session_id" bigint,
	"target" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"tries_left" integer DEFAULT 1 NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"session_id" bigint,
	"device_id" bigint,
	"method" text NOT NULL,
	"outcome" text NOT NULL,
	"ip" text,
	"user_agent" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_group_members" (
	"group_id" bigint NOT NULL,
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "access_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "access_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"key" text,
	"name" text NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_groups_name" UNIQUE("cabinet_id","name"),
	CONSTRAINT "access_groups_key" UNIQUE("cabinet_id","key")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"user_id" bigint,
	"target_id" bigint,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"access_group_ids" bigint[] NOT NULL,
	"permissions" text[] NOT NULL,
	"message" text,
	"language" text NOT NULL,
	"invited_by" bigint NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"product_id" bigint,
	"title" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"price" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"amount" integer NOT NULL,
	"due_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_payments_one_per_number" UNIQUE("order_id","no")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cabinet_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"user_id" bigint,
	"type" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"paid_total" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"paid_status" text NOT NULL,
	"source" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_one_per_number" UNIQUE("cabinet_id","number"),
	CONSTRAINT "orders_total_is_not_negative" CHECK ("orders"."total" >= 0 and "orders"."paid_total" >= 0)
);
--> statement-breakpoint
DROP INDEX "sign_in_methods_user_id_index";--> statement-breakpoint
ALTER TABLE "cabinet_members" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cabinet_members" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "currency" text DEFAULT 'UAH' NOT NULL;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "languages" text[] DEFAULT '{"en","uk","ru"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "default_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "logo_key" text;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "primary_color" text;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "is_branding_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "links" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "student_landing" text DEFAULT 'dashboard' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_id" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scope" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "must_rotate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_token" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_valid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "surname" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "auth_type" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notifications" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participant_group_assistants" ADD CONSTRAINT "participant_group_assistants_group_id_participant_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."participant_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_group_members" ADD CONSTRAINT "participant_group_members_group_id_participant_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."participant_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participant_groups" ADD CONSTRAINT "participant_groups_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_team" ADD CONSTRAINT "product_team_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_supervisions" ADD CONSTRAINT "team_supervisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_controls" ADD CONSTRAINT "access_controls_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_exceptions" ADD CONSTRAINT "access_exceptions_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_exceptions" ADD CONSTRAINT "access_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_violations" ADD CONSTRAINT "access_violations_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_devices" ADD CONSTRAINT "school_devices_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_devices" ADD CONSTRAINT "school_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_visits" ADD CONSTRAINT "school_visits_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_visits" ADD CONSTRAINT "school_visits_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_dismissals" ADD CONSTRAINT "alert_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_field_values" ADD CONSTRAINT "contact_field_values_field_id_contact_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."contact_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_field_values" ADD CONSTRAINT "contact_field_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_fields" ADD CONSTRAINT "contact_fields_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_fields" ADD CONSTRAINT "contact_fields_tab_id_contact_tabs_id_fk" FOREIGN KEY ("tab_id") REFERENCES "public"."contact_tabs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_tabs" ADD CONSTRAINT "contact_tabs_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabinet_legal_texts" ADD CONSTRAINT "cabinet_legal_texts_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_transfers" ADD CONSTRAINT "ownership_transfers_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_transfers" ADD CONSTRAINT "ownership_transfers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_transfers" ADD CONSTRAINT "ownership_transfers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_services" ADD CONSTRAINT "linked_services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secrets" ADD CONSTRAINT "one_time_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_secrets" ADD CONSTRAINT "one_time_secrets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD CONSTRAINT "sign_in_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD CONSTRAINT "sign_in_events_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD CONSTRAINT "sign_in_events_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_group_members" ADD CONSTRAINT "access_group_members_group_id_access_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."access_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_group_members" ADD CONSTRAINT "access_group_members_cabinet_id_user_id_cabinet_members_cabinet_id_user_id_fk" FOREIGN KEY ("cabinet_id","user_id") REFERENCES "public"."cabinet_members"("cabinet_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_groups" ADD CONSTRAINT "access_groups_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participant_group_assistants_user_id_index" ON "participant_group_assistants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "participant_group_members_user_id_index" ON "participant_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "participant_groups_cabinet_id_index" ON "participant_groups" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "product_team_cabinet_id_user_id_index" ON "product_team" USING btree ("cabinet_id","user_id");--> statement-breakpoint
CREATE INDEX "product_team_user_id_index" ON "product_team" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_exceptions_user_id_index" ON "access_exceptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_violations_cabinet_id_at_index" ON "access_violations" USING btree ("cabinet_id","at");--> statement-breakpoint
CREATE INDEX "access_violations_cabinet_id_session_id_index" ON "access_violations" USING btree ("cabinet_id","session_id");--> statement-breakpoint
CREATE INDEX "school_devices_user_id_index" ON "school_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "school_visits_cabinet_id_user_id_index" ON "school_visits" USING btree ("cabinet_id","user_id");--> statement-breakpoint
CREATE INDEX "school_visits_session_id_index" ON "school_visits" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "contact_field_values_user_id_index" ON "contact_field_values" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_fields_tab_id_index" ON "contact_fields" USING btree ("tab_id");--> statement-breakpoint
CREATE INDEX "contact_tabs_cabinet_id_index" ON "contact_tabs" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "partners_user_id_index" ON "partners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "point_entries_user_id_created_at_index" ON "point_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ownership_transfers_to_user_id_index" ON "ownership_transfers" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "ownership_transfers_from_user_id_index" ON "ownership_transfers" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_index" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_secrets_by_hash" ON "one_time_secrets" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "one_time_secrets_user_id_purpose_index" ON "one_time_secrets" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_secrets_session_id_index" ON "one_time_secrets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "one_time_secrets_expires_at_index" ON "one_time_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_events_user_id_at_index" ON "sign_in_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sign_in_events_session_id_index" ON "sign_in_events" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sign_in_events_device_id_index" ON "sign_in_events" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "access_group_members_cabinet_id_user_id_index" ON "access_group_members" USING btree ("cabinet_id","user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_cabinet_id_at_index" ON "audit_entries" USING btree ("cabinet_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_waiting" ON "invitations" USING btree ("cabinet_id","email") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "invitations_email_index" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_invited_by_index" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_index" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_product_id_index" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_device_id_index" ON "sessions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sessions_previous_token_index" ON "sessions" USING btree ("previous_token");--> statement-breakpoint
CREATE INDEX "users_deletion_at_index" ON "users" USING btree ("deletion_at");--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_one_per_user" UNIQUE("user_id","provider_id");--> statement-breakpoint
-- Tokens of sessions are kept as hashes from now on; who is signed in stays signed in.
UPDATE "sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
INSERT INTO "sign_in_events" ("user_id", "session_id", "method", "outcome", "ip", "user_agent", "at")
SELECT "user_id", "id", 'password', 'success', "ip_address", "user_agent", "created_at" FROM "sessions";--> statement-breakpoint
-- Schools that are there already get the groups with which every school begins.
INSERT INTO "access_groups" ("cabinet_id", "key", "name", "is_system", "permissions", "created_at")
SELECT "cabinets"."id", "ready"."key", "ready"."name", "ready"."is_system", "ready"."permissions", "cabinets"."created_at"
FROM "cabinets" CROSS JOIN (VALUES
  ('full_access', 'Full access', true, '{cabinet_all,course_all,marathon_all,closedgroup_all,practice_all,webinar_all,quiz_all,contact_all,contactlist_all,contactfield_all,order_all,cta_all,page_all,widget_all,domain_all,mailing_all,template_all,automation_all,storage_all,offer_all,coupon_all,affiliate_all,report_all,transaction_all,certificate_all,integration_all,paymentsystem_all,api_all,user_all,accessgroup_all,comment_all,reward_all,accesscontrol_all,tariff_read}'::text[]),
  ('assistant', 'Assistant', true, '{course_list.team,course_read.team,course_curator.team,marathon_list.team,marathon_read.team,marathon_curator.team,practice_list.team,practice_read.team,practice_curator.team,comment_curator,contact_read.team}'::text[]),
  ('administrator', 'Administrator', false, '{cabinet_all,course_all,marathon_all,closedgroup_all,practice_all,webinar_all,quiz_all,contact_all,contactlist_all,contactfield_all,order_all,cta_all,page_all,widget_all,domain_all,mailing_all,template_all,automation_all,storage_all,offer_all,coupon_all,affiliate_all,report_all,transaction_all,certificate_all,integration_all,user_all,comment_all,reward_all,accesscontrol_all,tariff_read,accessgroup_list,accessgroup_read,api_read,api_deactivate,paymentsystem_read}'::text[]),
  ('sales_manager', 'Sales manager', false, '{contact_list,contact_read,contact_create,contact_edit,contact_deactivate,contact_personalize,contactlist_crud,order_list,order_read,order_create,order_personalize,order_export,offer_list,offer_read,offer_create,offer_edit,coupon_crud,course_list,course_read,course_edit,transaction_list,transaction_read,report_list}'::text[]),
  ('senior_curator', 'Senior curator', false, '{course_list,course_read,course_curator,course_analytic,marathon_list,marathon_read,marathon_curator,marathon_analytic,practice_all,comment_all,contact_read.team,report_analytic,certificate_create.issue}'::text[]),
  ('methodologist', 'Methodologist', false, '{course_crud,marathon_crud,quiz_crud,practice_crud,certificate_crud,storage_all,page_crud}'::text[]),
  ('marketer', 'Marketer', false, '{mailing_all,template_all,automation_all,contactlist_all,contact_list,contact_read,coupon_crud,cta_edit,page_crud,widget_crud,webinar_crud,report_analytic,affiliate_list}'::text[]),
  ('webinar_moderator', 'Webinar moderator', false, '{webinar_list,webinar_read,webinar_curator}'::text[]),
  ('accountant', 'Accountant', false, '{order_list,order_read,order_export,order_edit.refund,transaction_all,affiliate_read,affiliate_edit.payout,report_all}'::text[]),
  ('technical', 'Technical', false, '{integration_all,api_all,domain_all,storage_all,cabinet_read}'::text[])
) AS "ready" ("key", "name", "is_system", "permissions");
