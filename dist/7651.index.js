"use strict";
exports.id = 7651;
exports.ids = [7651];
exports.modules = {

/***/ 7651:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
const planAnswer = validate52;
const schema19 = { "type": "object", "properties": { "title": { "type": "string" }, "summary": { "type": "string" }, "objectives": { "type": "array", "items": { "type": "string" } }, "constraints": { "type": "array", "items": { "type": "string" } }, "assumptions": { "type": "array", "items": { "type": "string" } }, "approach": { "type": "string" }, "steps": { "type": "array", "items": { "type": "object", "properties": { "number": { "type": "integer" }, "description": { "type": "string" }, "files": { "type": "array", "items": { "type": "string" } }, "dependencies": { "type": "array", "items": { "type": "integer" } }, "commands": { "type": "array", "items": { "type": "string" } }, "verification": { "type": "string" } }, "required": ["number", "description", "files", "dependencies", "commands", "verification"], "additionalProperties": false } }, "affectedFiles": { "type": "array", "items": { "type": "object", "properties": { "path": { "type": "string" }, "reason": { "type": "string" } }, "required": ["path", "reason"], "additionalProperties": false } }, "testPlan": { "type": "array", "items": { "type": "string" } }, "risks": { "type": "array", "items": { "type": "string" } }, "alternatives": { "type": "array", "items": { "type": "string" } }, "rollback": { "type": "array", "items": { "type": "string" } }, "successCriteria": { "type": "array", "items": { "type": "string" } }, "nextActions": { "type": "array", "items": { "type": "string" } }, "proposedChanges": { "type": "array", "items": { "type": "object", "properties": { "path": { "type": "string" }, "description": { "type": "string" }, "diff": { "type": "string" } }, "required": ["path", "description", "diff"], "additionalProperties": false } }, "suggestedCommands": { "type": "array", "items": { "type": "string" } } }, "required": ["title", "summary", "objectives", "constraints", "assumptions", "approach", "steps", "affectedFiles", "testPlan", "risks", "alternatives", "rollback", "successCriteria", "nextActions", "proposedChanges", "suggestedCommands"], "additionalProperties": false };
const func1 = Object.prototype.hasOwnProperty;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate52.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.title === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property '" + "title" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.summary === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property '" + "summary" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.objectives === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectives" }, message: "must have required property '" + "objectives" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if (data.constraints === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "constraints" }, message: "must have required property '" + "constraints" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        if (data.assumptions === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assumptions" }, message: "must have required property '" + "assumptions" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err4];
            }
            else {
                vErrors.push(err4);
            }
            errors++;
        }
        if (data.approach === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approach" }, message: "must have required property '" + "approach" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err5];
            }
            else {
                vErrors.push(err5);
            }
            errors++;
        }
        if (data.steps === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property '" + "steps" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err6];
            }
            else {
                vErrors.push(err6);
            }
            errors++;
        }
        if (data.affectedFiles === undefined) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "affectedFiles" }, message: "must have required property '" + "affectedFiles" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err7];
            }
            else {
                vErrors.push(err7);
            }
            errors++;
        }
        if (data.testPlan === undefined) {
            const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "testPlan" }, message: "must have required property '" + "testPlan" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err8];
            }
            else {
                vErrors.push(err8);
            }
            errors++;
        }
        if (data.risks === undefined) {
            const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "risks" }, message: "must have required property '" + "risks" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err9];
            }
            else {
                vErrors.push(err9);
            }
            errors++;
        }
        if (data.alternatives === undefined) {
            const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alternatives" }, message: "must have required property '" + "alternatives" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err10];
            }
            else {
                vErrors.push(err10);
            }
            errors++;
        }
        if (data.rollback === undefined) {
            const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rollback" }, message: "must have required property '" + "rollback" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err11];
            }
            else {
                vErrors.push(err11);
            }
            errors++;
        }
        if (data.successCriteria === undefined) {
            const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "successCriteria" }, message: "must have required property '" + "successCriteria" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err12];
            }
            else {
                vErrors.push(err12);
            }
            errors++;
        }
        if (data.nextActions === undefined) {
            const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextActions" }, message: "must have required property '" + "nextActions" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err13];
            }
            else {
                vErrors.push(err13);
            }
            errors++;
        }
        if (data.proposedChanges === undefined) {
            const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "proposedChanges" }, message: "must have required property '" + "proposedChanges" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err14];
            }
            else {
                vErrors.push(err14);
            }
            errors++;
        }
        if (data.suggestedCommands === undefined) {
            const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestedCommands" }, message: "must have required property '" + "suggestedCommands" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err15];
            }
            else {
                vErrors.push(err15);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(func1.call(schema19.properties, key0))) {
                const err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema19, data };
                if (vErrors === null) {
                    vErrors = [err16];
                }
                else {
                    vErrors.push(err16);
                }
                errors++;
            }
        }
        if (data.title !== undefined) {
            let data0 = data.title;
            if (typeof data0 !== "string") {
                const err17 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.title.type, parentSchema: schema19.properties.title, data: data0 };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
        }
        if (data.summary !== undefined) {
            let data1 = data.summary;
            if (typeof data1 !== "string") {
                const err18 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.summary.type, parentSchema: schema19.properties.summary, data: data1 };
                if (vErrors === null) {
                    vErrors = [err18];
                }
                else {
                    vErrors.push(err18);
                }
                errors++;
            }
        }
        if (data.objectives !== undefined) {
            let data2 = data.objectives;
            if (Array.isArray(data2)) {
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    if (typeof data3 !== "string") {
                        const err19 = { instancePath: instancePath + "/objectives/" + i0, schemaPath: "#/properties/objectives/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.objectives.items.type, parentSchema: schema19.properties.objectives.items, data: data3 };
                        if (vErrors === null) {
                            vErrors = [err19];
                        }
                        else {
                            vErrors.push(err19);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/objectives", schemaPath: "#/properties/objectives/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.objectives.type, parentSchema: schema19.properties.objectives, data: data2 };
                if (vErrors === null) {
                    vErrors = [err20];
                }
                else {
                    vErrors.push(err20);
                }
                errors++;
            }
        }
        if (data.constraints !== undefined) {
            let data4 = data.constraints;
            if (Array.isArray(data4)) {
                const len1 = data4.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data5 = data4[i1];
                    if (typeof data5 !== "string") {
                        const err21 = { instancePath: instancePath + "/constraints/" + i1, schemaPath: "#/properties/constraints/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.constraints.items.type, parentSchema: schema19.properties.constraints.items, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err21];
                        }
                        else {
                            vErrors.push(err21);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err22 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.constraints.type, parentSchema: schema19.properties.constraints, data: data4 };
                if (vErrors === null) {
                    vErrors = [err22];
                }
                else {
                    vErrors.push(err22);
                }
                errors++;
            }
        }
        if (data.assumptions !== undefined) {
            let data6 = data.assumptions;
            if (Array.isArray(data6)) {
                const len2 = data6.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data7 = data6[i2];
                    if (typeof data7 !== "string") {
                        const err23 = { instancePath: instancePath + "/assumptions/" + i2, schemaPath: "#/properties/assumptions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.assumptions.items.type, parentSchema: schema19.properties.assumptions.items, data: data7 };
                        if (vErrors === null) {
                            vErrors = [err23];
                        }
                        else {
                            vErrors.push(err23);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err24 = { instancePath: instancePath + "/assumptions", schemaPath: "#/properties/assumptions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.assumptions.type, parentSchema: schema19.properties.assumptions, data: data6 };
                if (vErrors === null) {
                    vErrors = [err24];
                }
                else {
                    vErrors.push(err24);
                }
                errors++;
            }
        }
        if (data.approach !== undefined) {
            let data8 = data.approach;
            if (typeof data8 !== "string") {
                const err25 = { instancePath: instancePath + "/approach", schemaPath: "#/properties/approach/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.approach.type, parentSchema: schema19.properties.approach, data: data8 };
                if (vErrors === null) {
                    vErrors = [err25];
                }
                else {
                    vErrors.push(err25);
                }
                errors++;
            }
        }
        if (data.steps !== undefined) {
            let data9 = data.steps;
            if (Array.isArray(data9)) {
                const len3 = data9.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data10 = data9[i3];
                    if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                        if (data10.number === undefined) {
                            const err26 = { instancePath: instancePath + "/steps/" + i3, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property '" + "number" + "'", schema: schema19.properties.steps.items.required, parentSchema: schema19.properties.steps.items, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err26];
                            }
                            else {
                                vErrors.push(err26);
                            }
                            errors++;
                        }
                        if (data10.description === undefined) {
                            const err27 = { instancePath: instancePath + "/steps/" + i3, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property '" + "description" + "'", schema: schema19.properties.steps.items.required, parentSchema: schema19.properties.steps.items, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err27];
                            }
                            else {
                                vErrors.push(err27);
                            }
                            errors++;
                        }
                        if (data10.files === undefined) {
                            const err28 = { instancePath: instancePath + "/steps/" + i3, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property '" + "files" + "'", schema: schema19.properties.steps.items.required, parentSchema: schema19.properties.steps.items, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err28];
                            }
                            else {
                                vErrors.push(err28);
                            }
                            errors++;
                        }
                        if (data10.dependencies === undefined) {
                            const err29 = { instancePath: instancePath + "/steps/" + i3, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "dependencies" }, message: "must have required property '" + "dependencies" + "'", schema: schema19.properties.steps.items.required, parentSchema: schema19.properties.steps.items, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err29];
                            }
                            else {
                                vErrors.push(err29);
                            }
                            errors++;
                        }
                        if (data10.commands === undefined) {
                            const err30 = { instancePath: instancePath + "/steps/" + i3, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "commands" }, message: "must have required property '" + "commands" + "'", schema: schema19.properties.steps.items.required, parentSchema: schema19.properties.steps.items, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err30];
                            }
                            else {
                                vErrors.push(err30);
                            }
                            errors++;
                        }
                        if (data10.verification === undefined) {
                            const err31 = { instancePath: instancePath + "/steps/" + i3, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "verification" }, message: "must have required property '" + "verification" + "'", schema: schema19.properties.steps.items.required, parentSchema: schema19.properties.steps.items, data: data10 };
                            if (vErrors === null) {
                                vErrors = [err31];
                            }
                            else {
                                vErrors.push(err31);
                            }
                            errors++;
                        }
                        for (const key1 in data10) {
                            if (!((((((key1 === "number") || (key1 === "description")) || (key1 === "files")) || (key1 === "dependencies")) || (key1 === "commands")) || (key1 === "verification"))) {
                                const err32 = { instancePath: instancePath + "/steps/" + i3, schemaPath: "#/properties/steps/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema19.properties.steps.items, data: data10 };
                                if (vErrors === null) {
                                    vErrors = [err32];
                                }
                                else {
                                    vErrors.push(err32);
                                }
                                errors++;
                            }
                        }
                        if (data10.number !== undefined) {
                            let data11 = data10.number;
                            if (!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) {
                                const err33 = { instancePath: instancePath + "/steps/" + i3 + "/number", schemaPath: "#/properties/steps/items/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.steps.items.properties.number.type, parentSchema: schema19.properties.steps.items.properties.number, data: data11 };
                                if (vErrors === null) {
                                    vErrors = [err33];
                                }
                                else {
                                    vErrors.push(err33);
                                }
                                errors++;
                            }
                        }
                        if (data10.description !== undefined) {
                            let data12 = data10.description;
                            if (typeof data12 !== "string") {
                                const err34 = { instancePath: instancePath + "/steps/" + i3 + "/description", schemaPath: "#/properties/steps/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.steps.items.properties.description.type, parentSchema: schema19.properties.steps.items.properties.description, data: data12 };
                                if (vErrors === null) {
                                    vErrors = [err34];
                                }
                                else {
                                    vErrors.push(err34);
                                }
                                errors++;
                            }
                        }
                        if (data10.files !== undefined) {
                            let data13 = data10.files;
                            if (Array.isArray(data13)) {
                                const len4 = data13.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    let data14 = data13[i4];
                                    if (typeof data14 !== "string") {
                                        const err35 = { instancePath: instancePath + "/steps/" + i3 + "/files/" + i4, schemaPath: "#/properties/steps/items/properties/files/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.steps.items.properties.files.items.type, parentSchema: schema19.properties.steps.items.properties.files.items, data: data14 };
                                        if (vErrors === null) {
                                            vErrors = [err35];
                                        }
                                        else {
                                            vErrors.push(err35);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err36 = { instancePath: instancePath + "/steps/" + i3 + "/files", schemaPath: "#/properties/steps/items/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.steps.items.properties.files.type, parentSchema: schema19.properties.steps.items.properties.files, data: data13 };
                                if (vErrors === null) {
                                    vErrors = [err36];
                                }
                                else {
                                    vErrors.push(err36);
                                }
                                errors++;
                            }
                        }
                        if (data10.dependencies !== undefined) {
                            let data15 = data10.dependencies;
                            if (Array.isArray(data15)) {
                                const len5 = data15.length;
                                for (let i5 = 0; i5 < len5; i5++) {
                                    let data16 = data15[i5];
                                    if (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) {
                                        const err37 = { instancePath: instancePath + "/steps/" + i3 + "/dependencies/" + i5, schemaPath: "#/properties/steps/items/properties/dependencies/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.steps.items.properties.dependencies.items.type, parentSchema: schema19.properties.steps.items.properties.dependencies.items, data: data16 };
                                        if (vErrors === null) {
                                            vErrors = [err37];
                                        }
                                        else {
                                            vErrors.push(err37);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err38 = { instancePath: instancePath + "/steps/" + i3 + "/dependencies", schemaPath: "#/properties/steps/items/properties/dependencies/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.steps.items.properties.dependencies.type, parentSchema: schema19.properties.steps.items.properties.dependencies, data: data15 };
                                if (vErrors === null) {
                                    vErrors = [err38];
                                }
                                else {
                                    vErrors.push(err38);
                                }
                                errors++;
                            }
                        }
                        if (data10.commands !== undefined) {
                            let data17 = data10.commands;
                            if (Array.isArray(data17)) {
                                const len6 = data17.length;
                                for (let i6 = 0; i6 < len6; i6++) {
                                    let data18 = data17[i6];
                                    if (typeof data18 !== "string") {
                                        const err39 = { instancePath: instancePath + "/steps/" + i3 + "/commands/" + i6, schemaPath: "#/properties/steps/items/properties/commands/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.steps.items.properties.commands.items.type, parentSchema: schema19.properties.steps.items.properties.commands.items, data: data18 };
                                        if (vErrors === null) {
                                            vErrors = [err39];
                                        }
                                        else {
                                            vErrors.push(err39);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err40 = { instancePath: instancePath + "/steps/" + i3 + "/commands", schemaPath: "#/properties/steps/items/properties/commands/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.steps.items.properties.commands.type, parentSchema: schema19.properties.steps.items.properties.commands, data: data17 };
                                if (vErrors === null) {
                                    vErrors = [err40];
                                }
                                else {
                                    vErrors.push(err40);
                                }
                                errors++;
                            }
                        }
                        if (data10.verification !== undefined) {
                            let data19 = data10.verification;
                            if (typeof data19 !== "string") {
                                const err41 = { instancePath: instancePath + "/steps/" + i3 + "/verification", schemaPath: "#/properties/steps/items/properties/verification/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.steps.items.properties.verification.type, parentSchema: schema19.properties.steps.items.properties.verification, data: data19 };
                                if (vErrors === null) {
                                    vErrors = [err41];
                                }
                                else {
                                    vErrors.push(err41);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err42 = { instancePath: instancePath + "/steps/" + i3, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.steps.items.type, parentSchema: schema19.properties.steps.items, data: data10 };
                        if (vErrors === null) {
                            vErrors = [err42];
                        }
                        else {
                            vErrors.push(err42);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err43 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.steps.type, parentSchema: schema19.properties.steps, data: data9 };
                if (vErrors === null) {
                    vErrors = [err43];
                }
                else {
                    vErrors.push(err43);
                }
                errors++;
            }
        }
        if (data.affectedFiles !== undefined) {
            let data20 = data.affectedFiles;
            if (Array.isArray(data20)) {
                const len7 = data20.length;
                for (let i7 = 0; i7 < len7; i7++) {
                    let data21 = data20[i7];
                    if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                        if (data21.path === undefined) {
                            const err44 = { instancePath: instancePath + "/affectedFiles/" + i7, schemaPath: "#/properties/affectedFiles/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema19.properties.affectedFiles.items.required, parentSchema: schema19.properties.affectedFiles.items, data: data21 };
                            if (vErrors === null) {
                                vErrors = [err44];
                            }
                            else {
                                vErrors.push(err44);
                            }
                            errors++;
                        }
                        if (data21.reason === undefined) {
                            const err45 = { instancePath: instancePath + "/affectedFiles/" + i7, schemaPath: "#/properties/affectedFiles/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property '" + "reason" + "'", schema: schema19.properties.affectedFiles.items.required, parentSchema: schema19.properties.affectedFiles.items, data: data21 };
                            if (vErrors === null) {
                                vErrors = [err45];
                            }
                            else {
                                vErrors.push(err45);
                            }
                            errors++;
                        }
                        for (const key2 in data21) {
                            if (!((key2 === "path") || (key2 === "reason"))) {
                                const err46 = { instancePath: instancePath + "/affectedFiles/" + i7, schemaPath: "#/properties/affectedFiles/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema19.properties.affectedFiles.items, data: data21 };
                                if (vErrors === null) {
                                    vErrors = [err46];
                                }
                                else {
                                    vErrors.push(err46);
                                }
                                errors++;
                            }
                        }
                        if (data21.path !== undefined) {
                            let data22 = data21.path;
                            if (typeof data22 !== "string") {
                                const err47 = { instancePath: instancePath + "/affectedFiles/" + i7 + "/path", schemaPath: "#/properties/affectedFiles/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.affectedFiles.items.properties.path.type, parentSchema: schema19.properties.affectedFiles.items.properties.path, data: data22 };
                                if (vErrors === null) {
                                    vErrors = [err47];
                                }
                                else {
                                    vErrors.push(err47);
                                }
                                errors++;
                            }
                        }
                        if (data21.reason !== undefined) {
                            let data23 = data21.reason;
                            if (typeof data23 !== "string") {
                                const err48 = { instancePath: instancePath + "/affectedFiles/" + i7 + "/reason", schemaPath: "#/properties/affectedFiles/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.affectedFiles.items.properties.reason.type, parentSchema: schema19.properties.affectedFiles.items.properties.reason, data: data23 };
                                if (vErrors === null) {
                                    vErrors = [err48];
                                }
                                else {
                                    vErrors.push(err48);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err49 = { instancePath: instancePath + "/affectedFiles/" + i7, schemaPath: "#/properties/affectedFiles/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.affectedFiles.items.type, parentSchema: schema19.properties.affectedFiles.items, data: data21 };
                        if (vErrors === null) {
                            vErrors = [err49];
                        }
                        else {
                            vErrors.push(err49);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err50 = { instancePath: instancePath + "/affectedFiles", schemaPath: "#/properties/affectedFiles/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.affectedFiles.type, parentSchema: schema19.properties.affectedFiles, data: data20 };
                if (vErrors === null) {
                    vErrors = [err50];
                }
                else {
                    vErrors.push(err50);
                }
                errors++;
            }
        }
        if (data.testPlan !== undefined) {
            let data24 = data.testPlan;
            if (Array.isArray(data24)) {
                const len8 = data24.length;
                for (let i8 = 0; i8 < len8; i8++) {
                    let data25 = data24[i8];
                    if (typeof data25 !== "string") {
                        const err51 = { instancePath: instancePath + "/testPlan/" + i8, schemaPath: "#/properties/testPlan/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.testPlan.items.type, parentSchema: schema19.properties.testPlan.items, data: data25 };
                        if (vErrors === null) {
                            vErrors = [err51];
                        }
                        else {
                            vErrors.push(err51);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err52 = { instancePath: instancePath + "/testPlan", schemaPath: "#/properties/testPlan/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.testPlan.type, parentSchema: schema19.properties.testPlan, data: data24 };
                if (vErrors === null) {
                    vErrors = [err52];
                }
                else {
                    vErrors.push(err52);
                }
                errors++;
            }
        }
        if (data.risks !== undefined) {
            let data26 = data.risks;
            if (Array.isArray(data26)) {
                const len9 = data26.length;
                for (let i9 = 0; i9 < len9; i9++) {
                    let data27 = data26[i9];
                    if (typeof data27 !== "string") {
                        const err53 = { instancePath: instancePath + "/risks/" + i9, schemaPath: "#/properties/risks/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.risks.items.type, parentSchema: schema19.properties.risks.items, data: data27 };
                        if (vErrors === null) {
                            vErrors = [err53];
                        }
                        else {
                            vErrors.push(err53);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err54 = { instancePath: instancePath + "/risks", schemaPath: "#/properties/risks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.risks.type, parentSchema: schema19.properties.risks, data: data26 };
                if (vErrors === null) {
                    vErrors = [err54];
                }
                else {
                    vErrors.push(err54);
                }
                errors++;
            }
        }
        if (data.alternatives !== undefined) {
            let data28 = data.alternatives;
            if (Array.isArray(data28)) {
                const len10 = data28.length;
                for (let i10 = 0; i10 < len10; i10++) {
                    let data29 = data28[i10];
                    if (typeof data29 !== "string") {
                        const err55 = { instancePath: instancePath + "/alternatives/" + i10, schemaPath: "#/properties/alternatives/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.alternatives.items.type, parentSchema: schema19.properties.alternatives.items, data: data29 };
                        if (vErrors === null) {
                            vErrors = [err55];
                        }
                        else {
                            vErrors.push(err55);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err56 = { instancePath: instancePath + "/alternatives", schemaPath: "#/properties/alternatives/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.alternatives.type, parentSchema: schema19.properties.alternatives, data: data28 };
                if (vErrors === null) {
                    vErrors = [err56];
                }
                else {
                    vErrors.push(err56);
                }
                errors++;
            }
        }
        if (data.rollback !== undefined) {
            let data30 = data.rollback;
            if (Array.isArray(data30)) {
                const len11 = data30.length;
                for (let i11 = 0; i11 < len11; i11++) {
                    let data31 = data30[i11];
                    if (typeof data31 !== "string") {
                        const err57 = { instancePath: instancePath + "/rollback/" + i11, schemaPath: "#/properties/rollback/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.rollback.items.type, parentSchema: schema19.properties.rollback.items, data: data31 };
                        if (vErrors === null) {
                            vErrors = [err57];
                        }
                        else {
                            vErrors.push(err57);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err58 = { instancePath: instancePath + "/rollback", schemaPath: "#/properties/rollback/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.rollback.type, parentSchema: schema19.properties.rollback, data: data30 };
                if (vErrors === null) {
                    vErrors = [err58];
                }
                else {
                    vErrors.push(err58);
                }
                errors++;
            }
        }
        if (data.successCriteria !== undefined) {
            let data32 = data.successCriteria;
            if (Array.isArray(data32)) {
                const len12 = data32.length;
                for (let i12 = 0; i12 < len12; i12++) {
                    let data33 = data32[i12];
                    if (typeof data33 !== "string") {
                        const err59 = { instancePath: instancePath + "/successCriteria/" + i12, schemaPath: "#/properties/successCriteria/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.successCriteria.items.type, parentSchema: schema19.properties.successCriteria.items, data: data33 };
                        if (vErrors === null) {
                            vErrors = [err59];
                        }
                        else {
                            vErrors.push(err59);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err60 = { instancePath: instancePath + "/successCriteria", schemaPath: "#/properties/successCriteria/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.successCriteria.type, parentSchema: schema19.properties.successCriteria, data: data32 };
                if (vErrors === null) {
                    vErrors = [err60];
                }
                else {
                    vErrors.push(err60);
                }
                errors++;
            }
        }
        if (data.nextActions !== undefined) {
            let data34 = data.nextActions;
            if (Array.isArray(data34)) {
                const len13 = data34.length;
                for (let i13 = 0; i13 < len13; i13++) {
                    let data35 = data34[i13];
                    if (typeof data35 !== "string") {
                        const err61 = { instancePath: instancePath + "/nextActions/" + i13, schemaPath: "#/properties/nextActions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.nextActions.items.type, parentSchema: schema19.properties.nextActions.items, data: data35 };
                        if (vErrors === null) {
                            vErrors = [err61];
                        }
                        else {
                            vErrors.push(err61);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err62 = { instancePath: instancePath + "/nextActions", schemaPath: "#/properties/nextActions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.nextActions.type, parentSchema: schema19.properties.nextActions, data: data34 };
                if (vErrors === null) {
                    vErrors = [err62];
                }
                else {
                    vErrors.push(err62);
                }
                errors++;
            }
        }
        if (data.proposedChanges !== undefined) {
            let data36 = data.proposedChanges;
            if (Array.isArray(data36)) {
                const len14 = data36.length;
                for (let i14 = 0; i14 < len14; i14++) {
                    let data37 = data36[i14];
                    if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                        if (data37.path === undefined) {
                            const err63 = { instancePath: instancePath + "/proposedChanges/" + i14, schemaPath: "#/properties/proposedChanges/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema19.properties.proposedChanges.items.required, parentSchema: schema19.properties.proposedChanges.items, data: data37 };
                            if (vErrors === null) {
                                vErrors = [err63];
                            }
                            else {
                                vErrors.push(err63);
                            }
                            errors++;
                        }
                        if (data37.description === undefined) {
                            const err64 = { instancePath: instancePath + "/proposedChanges/" + i14, schemaPath: "#/properties/proposedChanges/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property '" + "description" + "'", schema: schema19.properties.proposedChanges.items.required, parentSchema: schema19.properties.proposedChanges.items, data: data37 };
                            if (vErrors === null) {
                                vErrors = [err64];
                            }
                            else {
                                vErrors.push(err64);
                            }
                            errors++;
                        }
                        if (data37.diff === undefined) {
                            const err65 = { instancePath: instancePath + "/proposedChanges/" + i14, schemaPath: "#/properties/proposedChanges/items/required", keyword: "required", params: { missingProperty: "diff" }, message: "must have required property '" + "diff" + "'", schema: schema19.properties.proposedChanges.items.required, parentSchema: schema19.properties.proposedChanges.items, data: data37 };
                            if (vErrors === null) {
                                vErrors = [err65];
                            }
                            else {
                                vErrors.push(err65);
                            }
                            errors++;
                        }
                        for (const key3 in data37) {
                            if (!(((key3 === "path") || (key3 === "description")) || (key3 === "diff"))) {
                                const err66 = { instancePath: instancePath + "/proposedChanges/" + i14, schemaPath: "#/properties/proposedChanges/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema19.properties.proposedChanges.items, data: data37 };
                                if (vErrors === null) {
                                    vErrors = [err66];
                                }
                                else {
                                    vErrors.push(err66);
                                }
                                errors++;
                            }
                        }
                        if (data37.path !== undefined) {
                            let data38 = data37.path;
                            if (typeof data38 !== "string") {
                                const err67 = { instancePath: instancePath + "/proposedChanges/" + i14 + "/path", schemaPath: "#/properties/proposedChanges/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.proposedChanges.items.properties.path.type, parentSchema: schema19.properties.proposedChanges.items.properties.path, data: data38 };
                                if (vErrors === null) {
                                    vErrors = [err67];
                                }
                                else {
                                    vErrors.push(err67);
                                }
                                errors++;
                            }
                        }
                        if (data37.description !== undefined) {
                            let data39 = data37.description;
                            if (typeof data39 !== "string") {
                                const err68 = { instancePath: instancePath + "/proposedChanges/" + i14 + "/description", schemaPath: "#/properties/proposedChanges/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.proposedChanges.items.properties.description.type, parentSchema: schema19.properties.proposedChanges.items.properties.description, data: data39 };
                                if (vErrors === null) {
                                    vErrors = [err68];
                                }
                                else {
                                    vErrors.push(err68);
                                }
                                errors++;
                            }
                        }
                        if (data37.diff !== undefined) {
                            let data40 = data37.diff;
                            if (typeof data40 !== "string") {
                                const err69 = { instancePath: instancePath + "/proposedChanges/" + i14 + "/diff", schemaPath: "#/properties/proposedChanges/items/properties/diff/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.proposedChanges.items.properties.diff.type, parentSchema: schema19.properties.proposedChanges.items.properties.diff, data: data40 };
                                if (vErrors === null) {
                                    vErrors = [err69];
                                }
                                else {
                                    vErrors.push(err69);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err70 = { instancePath: instancePath + "/proposedChanges/" + i14, schemaPath: "#/properties/proposedChanges/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.proposedChanges.items.type, parentSchema: schema19.properties.proposedChanges.items, data: data37 };
                        if (vErrors === null) {
                            vErrors = [err70];
                        }
                        else {
                            vErrors.push(err70);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err71 = { instancePath: instancePath + "/proposedChanges", schemaPath: "#/properties/proposedChanges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.proposedChanges.type, parentSchema: schema19.properties.proposedChanges, data: data36 };
                if (vErrors === null) {
                    vErrors = [err71];
                }
                else {
                    vErrors.push(err71);
                }
                errors++;
            }
        }
        if (data.suggestedCommands !== undefined) {
            let data41 = data.suggestedCommands;
            if (Array.isArray(data41)) {
                const len15 = data41.length;
                for (let i15 = 0; i15 < len15; i15++) {
                    let data42 = data41[i15];
                    if (typeof data42 !== "string") {
                        const err72 = { instancePath: instancePath + "/suggestedCommands/" + i15, schemaPath: "#/properties/suggestedCommands/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.suggestedCommands.items.type, parentSchema: schema19.properties.suggestedCommands.items, data: data42 };
                        if (vErrors === null) {
                            vErrors = [err72];
                        }
                        else {
                            vErrors.push(err72);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err73 = { instancePath: instancePath + "/suggestedCommands", schemaPath: "#/properties/suggestedCommands/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.suggestedCommands.type, parentSchema: schema19.properties.suggestedCommands, data: data41 };
                if (vErrors === null) {
                    vErrors = [err73];
                }
                else {
                    vErrors.push(err73);
                }
                errors++;
            }
        }
    }
    else {
        const err74 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.type, parentSchema: schema19, data };
        if (vErrors === null) {
            vErrors = [err74];
        }
        else {
            vErrors.push(err74);
        }
        errors++;
    }
    validate52.errors = vErrors;
    return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const actAnswer = validate53;
const schema20 = { "type": "object", "properties": { "summary": { "type": "string" }, "changes": { "type": "array", "items": { "type": "object", "properties": { "path": { "type": "string" }, "description": { "type": "string" }, "diff": { "type": "string" } }, "required": ["path", "description", "diff"], "additionalProperties": false } }, "isDone": { "type": "boolean" }, "notes": { "type": "array", "items": { "type": "string" } } }, "required": ["summary", "changes", "isDone", "notes"], "additionalProperties": false };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate53.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.summary === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property '" + "summary" + "'", schema: schema20.required, parentSchema: schema20, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.changes === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property '" + "changes" + "'", schema: schema20.required, parentSchema: schema20, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.isDone === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isDone" }, message: "must have required property '" + "isDone" + "'", schema: schema20.required, parentSchema: schema20, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if (data.notes === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notes" }, message: "must have required property '" + "notes" + "'", schema: schema20.required, parentSchema: schema20, data };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((((key0 === "summary") || (key0 === "changes")) || (key0 === "isDone")) || (key0 === "notes"))) {
                const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.summary !== undefined) {
            let data0 = data.summary;
            if (typeof data0 !== "string") {
                const err5 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.summary.type, parentSchema: schema20.properties.summary, data: data0 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.changes !== undefined) {
            let data1 = data.changes;
            if (Array.isArray(data1)) {
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        if (data2.path === undefined) {
                            const err6 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/properties/changes/items/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema20.properties.changes.items.required, parentSchema: schema20.properties.changes.items, data: data2 };
                            if (vErrors === null) {
                                vErrors = [err6];
                            }
                            else {
                                vErrors.push(err6);
                            }
                            errors++;
                        }
                        if (data2.description === undefined) {
                            const err7 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/properties/changes/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property '" + "description" + "'", schema: schema20.properties.changes.items.required, parentSchema: schema20.properties.changes.items, data: data2 };
                            if (vErrors === null) {
                                vErrors = [err7];
                            }
                            else {
                                vErrors.push(err7);
                            }
                            errors++;
                        }
                        if (data2.diff === undefined) {
                            const err8 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/properties/changes/items/required", keyword: "required", params: { missingProperty: "diff" }, message: "must have required property '" + "diff" + "'", schema: schema20.properties.changes.items.required, parentSchema: schema20.properties.changes.items, data: data2 };
                            if (vErrors === null) {
                                vErrors = [err8];
                            }
                            else {
                                vErrors.push(err8);
                            }
                            errors++;
                        }
                        for (const key1 in data2) {
                            if (!(((key1 === "path") || (key1 === "description")) || (key1 === "diff"))) {
                                const err9 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/properties/changes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20.properties.changes.items, data: data2 };
                                if (vErrors === null) {
                                    vErrors = [err9];
                                }
                                else {
                                    vErrors.push(err9);
                                }
                                errors++;
                            }
                        }
                        if (data2.path !== undefined) {
                            let data3 = data2.path;
                            if (typeof data3 !== "string") {
                                const err10 = { instancePath: instancePath + "/changes/" + i0 + "/path", schemaPath: "#/properties/changes/items/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.changes.items.properties.path.type, parentSchema: schema20.properties.changes.items.properties.path, data: data3 };
                                if (vErrors === null) {
                                    vErrors = [err10];
                                }
                                else {
                                    vErrors.push(err10);
                                }
                                errors++;
                            }
                        }
                        if (data2.description !== undefined) {
                            let data4 = data2.description;
                            if (typeof data4 !== "string") {
                                const err11 = { instancePath: instancePath + "/changes/" + i0 + "/description", schemaPath: "#/properties/changes/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.changes.items.properties.description.type, parentSchema: schema20.properties.changes.items.properties.description, data: data4 };
                                if (vErrors === null) {
                                    vErrors = [err11];
                                }
                                else {
                                    vErrors.push(err11);
                                }
                                errors++;
                            }
                        }
                        if (data2.diff !== undefined) {
                            let data5 = data2.diff;
                            if (typeof data5 !== "string") {
                                const err12 = { instancePath: instancePath + "/changes/" + i0 + "/diff", schemaPath: "#/properties/changes/items/properties/diff/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.changes.items.properties.diff.type, parentSchema: schema20.properties.changes.items.properties.diff, data: data5 };
                                if (vErrors === null) {
                                    vErrors = [err12];
                                }
                                else {
                                    vErrors.push(err12);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err13 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/properties/changes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.properties.changes.items.type, parentSchema: schema20.properties.changes.items, data: data2 };
                        if (vErrors === null) {
                            vErrors = [err13];
                        }
                        else {
                            vErrors.push(err13);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema20.properties.changes.type, parentSchema: schema20.properties.changes, data: data1 };
                if (vErrors === null) {
                    vErrors = [err14];
                }
                else {
                    vErrors.push(err14);
                }
                errors++;
            }
        }
        if (data.isDone !== undefined) {
            let data6 = data.isDone;
            if (typeof data6 !== "boolean") {
                const err15 = { instancePath: instancePath + "/isDone", schemaPath: "#/properties/isDone/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema20.properties.isDone.type, parentSchema: schema20.properties.isDone, data: data6 };
                if (vErrors === null) {
                    vErrors = [err15];
                }
                else {
                    vErrors.push(err15);
                }
                errors++;
            }
        }
        if (data.notes !== undefined) {
            let data7 = data.notes;
            if (Array.isArray(data7)) {
                const len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data8 = data7[i1];
                    if (typeof data8 !== "string") {
                        const err16 = { instancePath: instancePath + "/notes/" + i1, schemaPath: "#/properties/notes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema20.properties.notes.items.type, parentSchema: schema20.properties.notes.items, data: data8 };
                        if (vErrors === null) {
                            vErrors = [err16];
                        }
                        else {
                            vErrors.push(err16);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err17 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema20.properties.notes.type, parentSchema: schema20.properties.notes, data: data7 };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
        }
    }
    else {
        const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data };
        if (vErrors === null) {
            vErrors = [err18];
        }
        else {
            vErrors.push(err18);
        }
        errors++;
    }
    validate53.errors = vErrors;
    return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const verdictAnswer = validate54;
const schema21 = { "type": "object", "properties": { "mode": { "type": "string", "enum": ["reviewer", "security", "debugger", "performance"] }, "result": { "type": "object", "properties": { "issues": { "$ref": "#/$defs/claims" }, "suggestions": { "$ref": "#/$defs/list" }, "positives": { "$ref": "#/$defs/list" }, "vulnerabilities": { "$ref": "#/$defs/claims" }, "severity": { "$ref": "#/$defs/list" }, "recommendations": { "$ref": "#/$defs/list" }, "errors": { "$ref": "#/$defs/claims" }, "rootCause": { "type": ["string", "null"] }, "fixes": { "$ref": "#/$defs/list" }, "bottlenecks": { "$ref": "#/$defs/claims" }, "optimizations": { "$ref": "#/$defs/list" }, "estimatedImprovement": { "type": ["string", "null"] } }, "required": ["issues", "suggestions", "positives", "vulnerabilities", "severity", "recommendations", "errors", "rootCause", "fixes", "bottlenecks", "optimizations", "estimatedImprovement"], "additionalProperties": false } }, "required": ["mode", "result"], "additionalProperties": false, "$defs": { "claims": { "type": ["array", "null"], "items": { "type": "object", "properties": { "title": { "type": "string" }, "detail": { "type": "string" }, "category": { "type": "string", "enum": ["correctness", "error-handling", "concurrency", "resources", "null-safety", "api-contract", "compatibility", "performance", "maintainability", "documentation", "testing", "configuration", "dependencies", "supply-chain", "injection", "cross-site-scripting", "path-traversal", "request-forgery", "authentication", "authorization", "cryptography", "deserialization", "data-exposure", "secret", "debug-code", "plan"] }, "severity": { "type": "string", "enum": ["critical", "high", "medium", "low", "info"] }, "confidence": { "type": "number" }, "file": { "type": ["string", "null"] }, "quote": { "type": "string" }, "suggestion": { "type": ["object", "null"], "properties": { "description": { "type": "string" }, "replacement": { "type": ["string", "null"] } }, "required": ["description", "replacement"], "additionalProperties": false }, "cwe": { "type": ["string", "null"] }, "references": { "type": "array", "items": { "type": "string" } } }, "required": ["title", "detail", "category", "severity", "confidence", "file", "quote", "suggestion", "cwe", "references"], "additionalProperties": false } }, "list": { "type": ["array", "null"], "items": { "type": "string" } } } };
const schema22 = { "type": ["array", "null"], "items": { "type": "object", "properties": { "title": { "type": "string" }, "detail": { "type": "string" }, "category": { "type": "string", "enum": ["correctness", "error-handling", "concurrency", "resources", "null-safety", "api-contract", "compatibility", "performance", "maintainability", "documentation", "testing", "configuration", "dependencies", "supply-chain", "injection", "cross-site-scripting", "path-traversal", "request-forgery", "authentication", "authorization", "cryptography", "deserialization", "data-exposure", "secret", "debug-code", "plan"] }, "severity": { "type": "string", "enum": ["critical", "high", "medium", "low", "info"] }, "confidence": { "type": "number" }, "file": { "type": ["string", "null"] }, "quote": { "type": "string" }, "suggestion": { "type": ["object", "null"], "properties": { "description": { "type": "string" }, "replacement": { "type": ["string", "null"] } }, "required": ["description", "replacement"], "additionalProperties": false }, "cwe": { "type": ["string", "null"] }, "references": { "type": "array", "items": { "type": "string" } } }, "required": ["title", "detail", "category", "severity", "confidence", "file", "quote", "suggestion", "cwe", "references"], "additionalProperties": false } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate55.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if ((!(Array.isArray(data))) && (data !== null)) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema22.type }, message: "must be array,null", schema: schema22.type, parentSchema: schema22, data };
        if (vErrors === null) {
            vErrors = [err0];
        }
        else {
            vErrors.push(err0);
        }
        errors++;
    }
    if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.title === undefined) {
                    const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property '" + "title" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err1];
                    }
                    else {
                        vErrors.push(err1);
                    }
                    errors++;
                }
                if (data0.detail === undefined) {
                    const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property '" + "detail" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err2];
                    }
                    else {
                        vErrors.push(err2);
                    }
                    errors++;
                }
                if (data0.category === undefined) {
                    const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property '" + "category" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
                if (data0.severity === undefined) {
                    const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property '" + "severity" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err4];
                    }
                    else {
                        vErrors.push(err4);
                    }
                    errors++;
                }
                if (data0.confidence === undefined) {
                    const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "confidence" }, message: "must have required property '" + "confidence" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err5];
                    }
                    else {
                        vErrors.push(err5);
                    }
                    errors++;
                }
                if (data0.file === undefined) {
                    const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property '" + "file" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err6];
                    }
                    else {
                        vErrors.push(err6);
                    }
                    errors++;
                }
                if (data0.quote === undefined) {
                    const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property '" + "quote" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err7];
                    }
                    else {
                        vErrors.push(err7);
                    }
                    errors++;
                }
                if (data0.suggestion === undefined) {
                    const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "suggestion" }, message: "must have required property '" + "suggestion" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
                if (data0.cwe === undefined) {
                    const err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "cwe" }, message: "must have required property '" + "cwe" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err9];
                    }
                    else {
                        vErrors.push(err9);
                    }
                    errors++;
                }
                if (data0.references === undefined) {
                    const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "references" }, message: "must have required property '" + "references" + "'", schema: schema22.items.required, parentSchema: schema22.items, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err10];
                    }
                    else {
                        vErrors.push(err10);
                    }
                    errors++;
                }
                for (const key0 in data0) {
                    if (!(func1.call(schema22.items.properties, key0))) {
                        const err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22.items, data: data0 };
                        if (vErrors === null) {
                            vErrors = [err11];
                        }
                        else {
                            vErrors.push(err11);
                        }
                        errors++;
                    }
                }
                if (data0.title !== undefined) {
                    let data1 = data0.title;
                    if (typeof data1 !== "string") {
                        const err12 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.items.properties.title.type, parentSchema: schema22.items.properties.title, data: data1 };
                        if (vErrors === null) {
                            vErrors = [err12];
                        }
                        else {
                            vErrors.push(err12);
                        }
                        errors++;
                    }
                }
                if (data0.detail !== undefined) {
                    let data2 = data0.detail;
                    if (typeof data2 !== "string") {
                        const err13 = { instancePath: instancePath + "/" + i0 + "/detail", schemaPath: "#/items/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.items.properties.detail.type, parentSchema: schema22.items.properties.detail, data: data2 };
                        if (vErrors === null) {
                            vErrors = [err13];
                        }
                        else {
                            vErrors.push(err13);
                        }
                        errors++;
                    }
                }
                if (data0.category !== undefined) {
                    let data3 = data0.category;
                    if (typeof data3 !== "string") {
                        const err14 = { instancePath: instancePath + "/" + i0 + "/category", schemaPath: "#/items/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.items.properties.category.type, parentSchema: schema22.items.properties.category, data: data3 };
                        if (vErrors === null) {
                            vErrors = [err14];
                        }
                        else {
                            vErrors.push(err14);
                        }
                        errors++;
                    }
                    if (!((((((((((((((((((((((((((data3 === "correctness") || (data3 === "error-handling")) || (data3 === "concurrency")) || (data3 === "resources")) || (data3 === "null-safety")) || (data3 === "api-contract")) || (data3 === "compatibility")) || (data3 === "performance")) || (data3 === "maintainability")) || (data3 === "documentation")) || (data3 === "testing")) || (data3 === "configuration")) || (data3 === "dependencies")) || (data3 === "supply-chain")) || (data3 === "injection")) || (data3 === "cross-site-scripting")) || (data3 === "path-traversal")) || (data3 === "request-forgery")) || (data3 === "authentication")) || (data3 === "authorization")) || (data3 === "cryptography")) || (data3 === "deserialization")) || (data3 === "data-exposure")) || (data3 === "secret")) || (data3 === "debug-code")) || (data3 === "plan"))) {
                        const err15 = { instancePath: instancePath + "/" + i0 + "/category", schemaPath: "#/items/properties/category/enum", keyword: "enum", params: { allowedValues: schema22.items.properties.category.enum }, message: "must be equal to one of the allowed values", schema: schema22.items.properties.category.enum, parentSchema: schema22.items.properties.category, data: data3 };
                        if (vErrors === null) {
                            vErrors = [err15];
                        }
                        else {
                            vErrors.push(err15);
                        }
                        errors++;
                    }
                }
                if (data0.severity !== undefined) {
                    let data4 = data0.severity;
                    if (typeof data4 !== "string") {
                        const err16 = { instancePath: instancePath + "/" + i0 + "/severity", schemaPath: "#/items/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.items.properties.severity.type, parentSchema: schema22.items.properties.severity, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err16];
                        }
                        else {
                            vErrors.push(err16);
                        }
                        errors++;
                    }
                    if (!(((((data4 === "critical") || (data4 === "high")) || (data4 === "medium")) || (data4 === "low")) || (data4 === "info"))) {
                        const err17 = { instancePath: instancePath + "/" + i0 + "/severity", schemaPath: "#/items/properties/severity/enum", keyword: "enum", params: { allowedValues: schema22.items.properties.severity.enum }, message: "must be equal to one of the allowed values", schema: schema22.items.properties.severity.enum, parentSchema: schema22.items.properties.severity, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err17];
                        }
                        else {
                            vErrors.push(err17);
                        }
                        errors++;
                    }
                }
                if (data0.confidence !== undefined) {
                    let data5 = data0.confidence;
                    if (!((typeof data5 == "number") && (isFinite(data5)))) {
                        const err18 = { instancePath: instancePath + "/" + i0 + "/confidence", schemaPath: "#/items/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema22.items.properties.confidence.type, parentSchema: schema22.items.properties.confidence, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err18];
                        }
                        else {
                            vErrors.push(err18);
                        }
                        errors++;
                    }
                }
                if (data0.file !== undefined) {
                    let data6 = data0.file;
                    if ((typeof data6 !== "string") && (data6 !== null)) {
                        const err19 = { instancePath: instancePath + "/" + i0 + "/file", schemaPath: "#/items/properties/file/type", keyword: "type", params: { type: schema22.items.properties.file.type }, message: "must be string,null", schema: schema22.items.properties.file.type, parentSchema: schema22.items.properties.file, data: data6 };
                        if (vErrors === null) {
                            vErrors = [err19];
                        }
                        else {
                            vErrors.push(err19);
                        }
                        errors++;
                    }
                }
                if (data0.quote !== undefined) {
                    let data7 = data0.quote;
                    if (typeof data7 !== "string") {
                        const err20 = { instancePath: instancePath + "/" + i0 + "/quote", schemaPath: "#/items/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.items.properties.quote.type, parentSchema: schema22.items.properties.quote, data: data7 };
                        if (vErrors === null) {
                            vErrors = [err20];
                        }
                        else {
                            vErrors.push(err20);
                        }
                        errors++;
                    }
                }
                if (data0.suggestion !== undefined) {
                    let data8 = data0.suggestion;
                    if ((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)) {
                        const err21 = { instancePath: instancePath + "/" + i0 + "/suggestion", schemaPath: "#/items/properties/suggestion/type", keyword: "type", params: { type: schema22.items.properties.suggestion.type }, message: "must be object,null", schema: schema22.items.properties.suggestion.type, parentSchema: schema22.items.properties.suggestion, data: data8 };
                        if (vErrors === null) {
                            vErrors = [err21];
                        }
                        else {
                            vErrors.push(err21);
                        }
                        errors++;
                    }
                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        if (data8.description === undefined) {
                            const err22 = { instancePath: instancePath + "/" + i0 + "/suggestion", schemaPath: "#/items/properties/suggestion/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property '" + "description" + "'", schema: schema22.items.properties.suggestion.required, parentSchema: schema22.items.properties.suggestion, data: data8 };
                            if (vErrors === null) {
                                vErrors = [err22];
                            }
                            else {
                                vErrors.push(err22);
                            }
                            errors++;
                        }
                        if (data8.replacement === undefined) {
                            const err23 = { instancePath: instancePath + "/" + i0 + "/suggestion", schemaPath: "#/items/properties/suggestion/required", keyword: "required", params: { missingProperty: "replacement" }, message: "must have required property '" + "replacement" + "'", schema: schema22.items.properties.suggestion.required, parentSchema: schema22.items.properties.suggestion, data: data8 };
                            if (vErrors === null) {
                                vErrors = [err23];
                            }
                            else {
                                vErrors.push(err23);
                            }
                            errors++;
                        }
                        for (const key1 in data8) {
                            if (!((key1 === "description") || (key1 === "replacement"))) {
                                const err24 = { instancePath: instancePath + "/" + i0 + "/suggestion", schemaPath: "#/items/properties/suggestion/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22.items.properties.suggestion, data: data8 };
                                if (vErrors === null) {
                                    vErrors = [err24];
                                }
                                else {
                                    vErrors.push(err24);
                                }
                                errors++;
                            }
                        }
                        if (data8.description !== undefined) {
                            let data9 = data8.description;
                            if (typeof data9 !== "string") {
                                const err25 = { instancePath: instancePath + "/" + i0 + "/suggestion/description", schemaPath: "#/items/properties/suggestion/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.items.properties.suggestion.properties.description.type, parentSchema: schema22.items.properties.suggestion.properties.description, data: data9 };
                                if (vErrors === null) {
                                    vErrors = [err25];
                                }
                                else {
                                    vErrors.push(err25);
                                }
                                errors++;
                            }
                        }
                        if (data8.replacement !== undefined) {
                            let data10 = data8.replacement;
                            if ((typeof data10 !== "string") && (data10 !== null)) {
                                const err26 = { instancePath: instancePath + "/" + i0 + "/suggestion/replacement", schemaPath: "#/items/properties/suggestion/properties/replacement/type", keyword: "type", params: { type: schema22.items.properties.suggestion.properties.replacement.type }, message: "must be string,null", schema: schema22.items.properties.suggestion.properties.replacement.type, parentSchema: schema22.items.properties.suggestion.properties.replacement, data: data10 };
                                if (vErrors === null) {
                                    vErrors = [err26];
                                }
                                else {
                                    vErrors.push(err26);
                                }
                                errors++;
                            }
                        }
                    }
                }
                if (data0.cwe !== undefined) {
                    let data11 = data0.cwe;
                    if ((typeof data11 !== "string") && (data11 !== null)) {
                        const err27 = { instancePath: instancePath + "/" + i0 + "/cwe", schemaPath: "#/items/properties/cwe/type", keyword: "type", params: { type: schema22.items.properties.cwe.type }, message: "must be string,null", schema: schema22.items.properties.cwe.type, parentSchema: schema22.items.properties.cwe, data: data11 };
                        if (vErrors === null) {
                            vErrors = [err27];
                        }
                        else {
                            vErrors.push(err27);
                        }
                        errors++;
                    }
                }
                if (data0.references !== undefined) {
                    let data12 = data0.references;
                    if (Array.isArray(data12)) {
                        const len1 = data12.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data13 = data12[i1];
                            if (typeof data13 !== "string") {
                                const err28 = { instancePath: instancePath + "/" + i0 + "/references/" + i1, schemaPath: "#/items/properties/references/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.items.properties.references.items.type, parentSchema: schema22.items.properties.references.items, data: data13 };
                                if (vErrors === null) {
                                    vErrors = [err28];
                                }
                                else {
                                    vErrors.push(err28);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err29 = { instancePath: instancePath + "/" + i0 + "/references", schemaPath: "#/items/properties/references/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema22.items.properties.references.type, parentSchema: schema22.items.properties.references, data: data12 };
                        if (vErrors === null) {
                            vErrors = [err29];
                        }
                        else {
                            vErrors.push(err29);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err30 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.items.type, parentSchema: schema22.items, data: data0 };
                if (vErrors === null) {
                    vErrors = [err30];
                }
                else {
                    vErrors.push(err30);
                }
                errors++;
            }
        }
    }
    validate55.errors = vErrors;
    return errors === 0;
}
validate55.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
const schema23 = { "type": ["array", "null"], "items": { "type": "string" } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate57.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if ((!(Array.isArray(data))) && (data !== null)) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema23.type }, message: "must be array,null", schema: schema23.type, parentSchema: schema23, data };
        if (vErrors === null) {
            vErrors = [err0];
        }
        else {
            vErrors.push(err0);
        }
        errors++;
    }
    if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            if (typeof data0 !== "string") {
                const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.items.type, parentSchema: schema23.items, data: data0 };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
    }
    validate57.errors = vErrors;
    return errors === 0;
}
validate57.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate54.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.mode === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property '" + "mode" + "'", schema: schema21.required, parentSchema: schema21, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.result === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property '" + "result" + "'", schema: schema21.required, parentSchema: schema21, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "mode") || (key0 === "result"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema21, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.mode !== undefined) {
            let data0 = data.mode;
            if (typeof data0 !== "string") {
                const err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.mode.type, parentSchema: schema21.properties.mode, data: data0 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
            if (!((((data0 === "reviewer") || (data0 === "security")) || (data0 === "debugger")) || (data0 === "performance"))) {
                const err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema21.properties.mode.enum }, message: "must be equal to one of the allowed values", schema: schema21.properties.mode.enum, parentSchema: schema21.properties.mode, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.result !== undefined) {
            let data1 = data.result;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.issues === undefined) {
                    const err5 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "issues" }, message: "must have required property '" + "issues" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err5];
                    }
                    else {
                        vErrors.push(err5);
                    }
                    errors++;
                }
                if (data1.suggestions === undefined) {
                    const err6 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "suggestions" }, message: "must have required property '" + "suggestions" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err6];
                    }
                    else {
                        vErrors.push(err6);
                    }
                    errors++;
                }
                if (data1.positives === undefined) {
                    const err7 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "positives" }, message: "must have required property '" + "positives" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err7];
                    }
                    else {
                        vErrors.push(err7);
                    }
                    errors++;
                }
                if (data1.vulnerabilities === undefined) {
                    const err8 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "vulnerabilities" }, message: "must have required property '" + "vulnerabilities" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
                if (data1.severity === undefined) {
                    const err9 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property '" + "severity" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err9];
                    }
                    else {
                        vErrors.push(err9);
                    }
                    errors++;
                }
                if (data1.recommendations === undefined) {
                    const err10 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "recommendations" }, message: "must have required property '" + "recommendations" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err10];
                    }
                    else {
                        vErrors.push(err10);
                    }
                    errors++;
                }
                if (data1.errors === undefined) {
                    const err11 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property '" + "errors" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err11];
                    }
                    else {
                        vErrors.push(err11);
                    }
                    errors++;
                }
                if (data1.rootCause === undefined) {
                    const err12 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "rootCause" }, message: "must have required property '" + "rootCause" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err12];
                    }
                    else {
                        vErrors.push(err12);
                    }
                    errors++;
                }
                if (data1.fixes === undefined) {
                    const err13 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "fixes" }, message: "must have required property '" + "fixes" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err13];
                    }
                    else {
                        vErrors.push(err13);
                    }
                    errors++;
                }
                if (data1.bottlenecks === undefined) {
                    const err14 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "bottlenecks" }, message: "must have required property '" + "bottlenecks" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err14];
                    }
                    else {
                        vErrors.push(err14);
                    }
                    errors++;
                }
                if (data1.optimizations === undefined) {
                    const err15 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "optimizations" }, message: "must have required property '" + "optimizations" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err15];
                    }
                    else {
                        vErrors.push(err15);
                    }
                    errors++;
                }
                if (data1.estimatedImprovement === undefined) {
                    const err16 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: "estimatedImprovement" }, message: "must have required property '" + "estimatedImprovement" + "'", schema: schema21.properties.result.required, parentSchema: schema21.properties.result, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err16];
                    }
                    else {
                        vErrors.push(err16);
                    }
                    errors++;
                }
                for (const key1 in data1) {
                    if (!(func1.call(schema21.properties.result.properties, key1))) {
                        const err17 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema21.properties.result, data: data1 };
                        if (vErrors === null) {
                            vErrors = [err17];
                        }
                        else {
                            vErrors.push(err17);
                        }
                        errors++;
                    }
                }
                if (data1.issues !== undefined) {
                    if (!(validate55(data1.issues, { instancePath: instancePath + "/result/issues", parentData: data1, parentDataProperty: "issues", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.suggestions !== undefined) {
                    if (!(validate57(data1.suggestions, { instancePath: instancePath + "/result/suggestions", parentData: data1, parentDataProperty: "suggestions", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.positives !== undefined) {
                    if (!(validate57(data1.positives, { instancePath: instancePath + "/result/positives", parentData: data1, parentDataProperty: "positives", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.vulnerabilities !== undefined) {
                    if (!(validate55(data1.vulnerabilities, { instancePath: instancePath + "/result/vulnerabilities", parentData: data1, parentDataProperty: "vulnerabilities", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.severity !== undefined) {
                    if (!(validate57(data1.severity, { instancePath: instancePath + "/result/severity", parentData: data1, parentDataProperty: "severity", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.recommendations !== undefined) {
                    if (!(validate57(data1.recommendations, { instancePath: instancePath + "/result/recommendations", parentData: data1, parentDataProperty: "recommendations", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.errors !== undefined) {
                    if (!(validate55(data1.errors, { instancePath: instancePath + "/result/errors", parentData: data1, parentDataProperty: "errors", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.rootCause !== undefined) {
                    let data9 = data1.rootCause;
                    if ((typeof data9 !== "string") && (data9 !== null)) {
                        const err18 = { instancePath: instancePath + "/result/rootCause", schemaPath: "#/properties/result/properties/rootCause/type", keyword: "type", params: { type: schema21.properties.result.properties.rootCause.type }, message: "must be string,null", schema: schema21.properties.result.properties.rootCause.type, parentSchema: schema21.properties.result.properties.rootCause, data: data9 };
                        if (vErrors === null) {
                            vErrors = [err18];
                        }
                        else {
                            vErrors.push(err18);
                        }
                        errors++;
                    }
                }
                if (data1.fixes !== undefined) {
                    if (!(validate57(data1.fixes, { instancePath: instancePath + "/result/fixes", parentData: data1, parentDataProperty: "fixes", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.bottlenecks !== undefined) {
                    if (!(validate55(data1.bottlenecks, { instancePath: instancePath + "/result/bottlenecks", parentData: data1, parentDataProperty: "bottlenecks", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.optimizations !== undefined) {
                    if (!(validate57(data1.optimizations, { instancePath: instancePath + "/result/optimizations", parentData: data1, parentDataProperty: "optimizations", rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                        errors = vErrors.length;
                    }
                }
                if (data1.estimatedImprovement !== undefined) {
                    let data13 = data1.estimatedImprovement;
                    if ((typeof data13 !== "string") && (data13 !== null)) {
                        const err19 = { instancePath: instancePath + "/result/estimatedImprovement", schemaPath: "#/properties/result/properties/estimatedImprovement/type", keyword: "type", params: { type: schema21.properties.result.properties.estimatedImprovement.type }, message: "must be string,null", schema: schema21.properties.result.properties.estimatedImprovement.type, parentSchema: schema21.properties.result.properties.estimatedImprovement, data: data13 };
                        if (vErrors === null) {
                            vErrors = [err19];
                        }
                        else {
                            vErrors.push(err19);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.properties.result.type, parentSchema: schema21.properties.result, data: data1 };
                if (vErrors === null) {
                    vErrors = [err20];
                }
                else {
                    vErrors.push(err20);
                }
                errors++;
            }
        }
    }
    else {
        const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data };
        if (vErrors === null) {
            vErrors = [err21];
        }
        else {
            vErrors.push(err21);
        }
        errors++;
    }
    validate54.errors = vErrors;
    return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const reviewerAnswer = validate67;
const schema24 = { "type": "object", "properties": { "issues": { "type": "array", "items": { "$ref": "claim" }, "maxItems": 60 }, "suggestions": { "type": "array", "items": { "type": "string" }, "maxItems": 60 }, "positives": { "type": "array", "items": { "type": "string" }, "maxItems": 60 } }, "required": ["issues", "suggestions"], "additionalProperties": false };
const schema25 = { "type": "object", "properties": { "title": { "type": "string", "minLength": 1 }, "detail": { "type": "string", "minLength": 1 }, "category": { "type": "string", "enum": ["correctness", "error-handling", "concurrency", "resources", "null-safety", "api-contract", "compatibility", "performance", "maintainability", "documentation", "testing", "configuration", "dependencies", "supply-chain", "injection", "cross-site-scripting", "path-traversal", "request-forgery", "authentication", "authorization", "cryptography", "deserialization", "data-exposure", "secret", "debug-code", "plan"] }, "severity": { "type": "string", "enum": ["critical", "high", "medium", "low", "info"] }, "confidence": { "type": "number", "minimum": 0, "maximum": 1 }, "file": { "type": ["string", "null"] }, "quote": { "type": "string" }, "suggestion": { "type": ["object", "null"], "properties": { "description": { "type": "string" }, "replacement": { "type": ["string", "null"] } }, "required": ["description", "replacement"], "additionalProperties": false }, "cwe": { "type": ["string", "null"] }, "references": { "type": "array", "items": { "type": "string" } } }, "required": ["title", "detail", "category", "severity", "confidence", "file", "quote"], "additionalProperties": false, "if": { "type": "object", "properties": { "file": { "type": "string", "minLength": 1 } } }, "then": { "type": "object", "properties": { "quote": { "type": "string", "minLength": 1 } } } };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate68.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    const _errs1 = errors;
    let valid0 = true;
    const _errs2 = errors;
    if (errors === _errs2) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.file !== undefined) {
                let data0 = data.file;
                const _errs4 = errors;
                if (errors === _errs4) {
                    if (typeof data0 === "string") {
                        if (data0.length < 1) {
                            const err0 = {};
                            if (vErrors === null) {
                                vErrors = [err0];
                            }
                            else {
                                vErrors.push(err0);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err1 = {};
                        if (vErrors === null) {
                            vErrors = [err1];
                        }
                        else {
                            vErrors.push(err1);
                        }
                        errors++;
                    }
                }
            }
        }
        else {
            const err2 = {};
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
    }
    var _valid0 = _errs2 === errors;
    errors = _errs1;
    if (vErrors !== null) {
        if (_errs1) {
            vErrors.length = _errs1;
        }
        else {
            vErrors = null;
        }
    }
    if (_valid0) {
        const _errs6 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.quote !== undefined) {
                let data1 = data.quote;
                if (typeof data1 === "string") {
                    if (data1.length < 1) {
                        const err3 = { instancePath: instancePath + "/quote", schemaPath: "#/then/properties/quote/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema25.then.properties.quote, data: data1 };
                        if (vErrors === null) {
                            vErrors = [err3];
                        }
                        else {
                            vErrors.push(err3);
                        }
                        errors++;
                    }
                }
                else {
                    const err4 = { instancePath: instancePath + "/quote", schemaPath: "#/then/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.then.properties.quote.type, parentSchema: schema25.then.properties.quote, data: data1 };
                    if (vErrors === null) {
                        vErrors = [err4];
                    }
                    else {
                        vErrors.push(err4);
                    }
                    errors++;
                }
            }
        }
        else {
            const err5 = { instancePath, schemaPath: "#/then/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema25.then.type, parentSchema: schema25.then, data };
            if (vErrors === null) {
                vErrors = [err5];
            }
            else {
                vErrors.push(err5);
            }
            errors++;
        }
        var _valid0 = _errs6 === errors;
        valid0 = _valid0;
        if (valid0) {
            var props0 = {};
            props0.quote = true;
            props0.file = true;
        }
    }
    if (!valid0) {
        const err6 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" }, message: "must match \"then\" schema", schema: schema25.if, parentSchema: schema25, data };
        if (vErrors === null) {
            vErrors = [err6];
        }
        else {
            vErrors.push(err6);
        }
        errors++;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.title === undefined) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property '" + "title" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err7];
            }
            else {
                vErrors.push(err7);
            }
            errors++;
        }
        if (data.detail === undefined) {
            const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property '" + "detail" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err8];
            }
            else {
                vErrors.push(err8);
            }
            errors++;
        }
        if (data.category === undefined) {
            const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property '" + "category" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err9];
            }
            else {
                vErrors.push(err9);
            }
            errors++;
        }
        if (data.severity === undefined) {
            const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property '" + "severity" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err10];
            }
            else {
                vErrors.push(err10);
            }
            errors++;
        }
        if (data.confidence === undefined) {
            const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confidence" }, message: "must have required property '" + "confidence" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err11];
            }
            else {
                vErrors.push(err11);
            }
            errors++;
        }
        if (data.file === undefined) {
            const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property '" + "file" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err12];
            }
            else {
                vErrors.push(err12);
            }
            errors++;
        }
        if (data.quote === undefined) {
            const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property '" + "quote" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err13];
            }
            else {
                vErrors.push(err13);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(func1.call(schema25.properties, key0))) {
                const err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema25, data };
                if (vErrors === null) {
                    vErrors = [err14];
                }
                else {
                    vErrors.push(err14);
                }
                errors++;
            }
        }
        if (data.title !== undefined) {
            let data2 = data.title;
            if (typeof data2 === "string") {
                if (data2.length < 1) {
                    const err15 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema25.properties.title, data: data2 };
                    if (vErrors === null) {
                        vErrors = [err15];
                    }
                    else {
                        vErrors.push(err15);
                    }
                    errors++;
                }
            }
            else {
                const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.title.type, parentSchema: schema25.properties.title, data: data2 };
                if (vErrors === null) {
                    vErrors = [err16];
                }
                else {
                    vErrors.push(err16);
                }
                errors++;
            }
        }
        if (data.detail !== undefined) {
            let data3 = data.detail;
            if (typeof data3 === "string") {
                if (data3.length < 1) {
                    const err17 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema25.properties.detail, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err17];
                    }
                    else {
                        vErrors.push(err17);
                    }
                    errors++;
                }
            }
            else {
                const err18 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.detail.type, parentSchema: schema25.properties.detail, data: data3 };
                if (vErrors === null) {
                    vErrors = [err18];
                }
                else {
                    vErrors.push(err18);
                }
                errors++;
            }
        }
        if (data.category !== undefined) {
            let data4 = data.category;
            if (typeof data4 !== "string") {
                const err19 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.category.type, parentSchema: schema25.properties.category, data: data4 };
                if (vErrors === null) {
                    vErrors = [err19];
                }
                else {
                    vErrors.push(err19);
                }
                errors++;
            }
            if (!((((((((((((((((((((((((((data4 === "correctness") || (data4 === "error-handling")) || (data4 === "concurrency")) || (data4 === "resources")) || (data4 === "null-safety")) || (data4 === "api-contract")) || (data4 === "compatibility")) || (data4 === "performance")) || (data4 === "maintainability")) || (data4 === "documentation")) || (data4 === "testing")) || (data4 === "configuration")) || (data4 === "dependencies")) || (data4 === "supply-chain")) || (data4 === "injection")) || (data4 === "cross-site-scripting")) || (data4 === "path-traversal")) || (data4 === "request-forgery")) || (data4 === "authentication")) || (data4 === "authorization")) || (data4 === "cryptography")) || (data4 === "deserialization")) || (data4 === "data-exposure")) || (data4 === "secret")) || (data4 === "debug-code")) || (data4 === "plan"))) {
                const err20 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/enum", keyword: "enum", params: { allowedValues: schema25.properties.category.enum }, message: "must be equal to one of the allowed values", schema: schema25.properties.category.enum, parentSchema: schema25.properties.category, data: data4 };
                if (vErrors === null) {
                    vErrors = [err20];
                }
                else {
                    vErrors.push(err20);
                }
                errors++;
            }
        }
        if (data.severity !== undefined) {
            let data5 = data.severity;
            if (typeof data5 !== "string") {
                const err21 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.severity.type, parentSchema: schema25.properties.severity, data: data5 };
                if (vErrors === null) {
                    vErrors = [err21];
                }
                else {
                    vErrors.push(err21);
                }
                errors++;
            }
            if (!(((((data5 === "critical") || (data5 === "high")) || (data5 === "medium")) || (data5 === "low")) || (data5 === "info"))) {
                const err22 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema25.properties.severity.enum }, message: "must be equal to one of the allowed values", schema: schema25.properties.severity.enum, parentSchema: schema25.properties.severity, data: data5 };
                if (vErrors === null) {
                    vErrors = [err22];
                }
                else {
                    vErrors.push(err22);
                }
                errors++;
            }
        }
        if (data.confidence !== undefined) {
            let data6 = data.confidence;
            if ((typeof data6 == "number") && (isFinite(data6))) {
                if (data6 > 1 || isNaN(data6)) {
                    const err23 = { instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema25.properties.confidence, data: data6 };
                    if (vErrors === null) {
                        vErrors = [err23];
                    }
                    else {
                        vErrors.push(err23);
                    }
                    errors++;
                }
                if (data6 < 0 || isNaN(data6)) {
                    const err24 = { instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema25.properties.confidence, data: data6 };
                    if (vErrors === null) {
                        vErrors = [err24];
                    }
                    else {
                        vErrors.push(err24);
                    }
                    errors++;
                }
            }
            else {
                const err25 = { instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema25.properties.confidence.type, parentSchema: schema25.properties.confidence, data: data6 };
                if (vErrors === null) {
                    vErrors = [err25];
                }
                else {
                    vErrors.push(err25);
                }
                errors++;
            }
        }
        if (data.file !== undefined) {
            let data7 = data.file;
            if ((typeof data7 !== "string") && (data7 !== null)) {
                const err26 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: schema25.properties.file.type }, message: "must be string,null", schema: schema25.properties.file.type, parentSchema: schema25.properties.file, data: data7 };
                if (vErrors === null) {
                    vErrors = [err26];
                }
                else {
                    vErrors.push(err26);
                }
                errors++;
            }
        }
        if (data.quote !== undefined) {
            let data8 = data.quote;
            if (typeof data8 !== "string") {
                const err27 = { instancePath: instancePath + "/quote", schemaPath: "#/properties/quote/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.quote.type, parentSchema: schema25.properties.quote, data: data8 };
                if (vErrors === null) {
                    vErrors = [err27];
                }
                else {
                    vErrors.push(err27);
                }
                errors++;
            }
        }
        if (data.suggestion !== undefined) {
            let data9 = data.suggestion;
            if ((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)) {
                const err28 = { instancePath: instancePath + "/suggestion", schemaPath: "#/properties/suggestion/type", keyword: "type", params: { type: schema25.properties.suggestion.type }, message: "must be object,null", schema: schema25.properties.suggestion.type, parentSchema: schema25.properties.suggestion, data: data9 };
                if (vErrors === null) {
                    vErrors = [err28];
                }
                else {
                    vErrors.push(err28);
                }
                errors++;
            }
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                if (data9.description === undefined) {
                    const err29 = { instancePath: instancePath + "/suggestion", schemaPath: "#/properties/suggestion/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property '" + "description" + "'", schema: schema25.properties.suggestion.required, parentSchema: schema25.properties.suggestion, data: data9 };
                    if (vErrors === null) {
                        vErrors = [err29];
                    }
                    else {
                        vErrors.push(err29);
                    }
                    errors++;
                }
                if (data9.replacement === undefined) {
                    const err30 = { instancePath: instancePath + "/suggestion", schemaPath: "#/properties/suggestion/required", keyword: "required", params: { missingProperty: "replacement" }, message: "must have required property '" + "replacement" + "'", schema: schema25.properties.suggestion.required, parentSchema: schema25.properties.suggestion, data: data9 };
                    if (vErrors === null) {
                        vErrors = [err30];
                    }
                    else {
                        vErrors.push(err30);
                    }
                    errors++;
                }
                for (const key1 in data9) {
                    if (!((key1 === "description") || (key1 === "replacement"))) {
                        const err31 = { instancePath: instancePath + "/suggestion", schemaPath: "#/properties/suggestion/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema25.properties.suggestion, data: data9 };
                        if (vErrors === null) {
                            vErrors = [err31];
                        }
                        else {
                            vErrors.push(err31);
                        }
                        errors++;
                    }
                }
                if (data9.description !== undefined) {
                    let data10 = data9.description;
                    if (typeof data10 !== "string") {
                        const err32 = { instancePath: instancePath + "/suggestion/description", schemaPath: "#/properties/suggestion/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.suggestion.properties.description.type, parentSchema: schema25.properties.suggestion.properties.description, data: data10 };
                        if (vErrors === null) {
                            vErrors = [err32];
                        }
                        else {
                            vErrors.push(err32);
                        }
                        errors++;
                    }
                }
                if (data9.replacement !== undefined) {
                    let data11 = data9.replacement;
                    if ((typeof data11 !== "string") && (data11 !== null)) {
                        const err33 = { instancePath: instancePath + "/suggestion/replacement", schemaPath: "#/properties/suggestion/properties/replacement/type", keyword: "type", params: { type: schema25.properties.suggestion.properties.replacement.type }, message: "must be string,null", schema: schema25.properties.suggestion.properties.replacement.type, parentSchema: schema25.properties.suggestion.properties.replacement, data: data11 };
                        if (vErrors === null) {
                            vErrors = [err33];
                        }
                        else {
                            vErrors.push(err33);
                        }
                        errors++;
                    }
                }
            }
        }
        if (data.cwe !== undefined) {
            let data12 = data.cwe;
            if ((typeof data12 !== "string") && (data12 !== null)) {
                const err34 = { instancePath: instancePath + "/cwe", schemaPath: "#/properties/cwe/type", keyword: "type", params: { type: schema25.properties.cwe.type }, message: "must be string,null", schema: schema25.properties.cwe.type, parentSchema: schema25.properties.cwe, data: data12 };
                if (vErrors === null) {
                    vErrors = [err34];
                }
                else {
                    vErrors.push(err34);
                }
                errors++;
            }
        }
        if (data.references !== undefined) {
            let data13 = data.references;
            if (Array.isArray(data13)) {
                const len0 = data13.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data14 = data13[i0];
                    if (typeof data14 !== "string") {
                        const err35 = { instancePath: instancePath + "/references/" + i0, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.references.items.type, parentSchema: schema25.properties.references.items, data: data14 };
                        if (vErrors === null) {
                            vErrors = [err35];
                        }
                        else {
                            vErrors.push(err35);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err36 = { instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema25.properties.references.type, parentSchema: schema25.properties.references, data: data13 };
                if (vErrors === null) {
                    vErrors = [err36];
                }
                else {
                    vErrors.push(err36);
                }
                errors++;
            }
        }
    }
    else {
        const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema25.type, parentSchema: schema25, data };
        if (vErrors === null) {
            vErrors = [err37];
        }
        else {
            vErrors.push(err37);
        }
        errors++;
    }
    validate68.errors = vErrors;
    return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate67.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.issues === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issues" }, message: "must have required property '" + "issues" + "'", schema: schema24.required, parentSchema: schema24, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.suggestions === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestions" }, message: "must have required property '" + "suggestions" + "'", schema: schema24.required, parentSchema: schema24, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "issues") || (key0 === "suggestions")) || (key0 === "positives"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema24, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.issues !== undefined) {
            let data0 = data.issues;
            if (Array.isArray(data0)) {
                if (data0.length > 60) {
                    const err3 = { instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema24.properties.issues, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate68(data0[i0], { instancePath: instancePath + "/issues/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema24.properties.issues.type, parentSchema: schema24.properties.issues, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.suggestions !== undefined) {
            let data2 = data.suggestions;
            if (Array.isArray(data2)) {
                if (data2.length > 60) {
                    const err5 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema24.properties.suggestions, data: data2 };
                    if (vErrors === null) {
                        vErrors = [err5];
                    }
                    else {
                        vErrors.push(err5);
                    }
                    errors++;
                }
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data3 = data2[i1];
                    if (typeof data3 !== "string") {
                        const err6 = { instancePath: instancePath + "/suggestions/" + i1, schemaPath: "#/properties/suggestions/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.suggestions.items.type, parentSchema: schema24.properties.suggestions.items, data: data3 };
                        if (vErrors === null) {
                            vErrors = [err6];
                        }
                        else {
                            vErrors.push(err6);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema24.properties.suggestions.type, parentSchema: schema24.properties.suggestions, data: data2 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.positives !== undefined) {
            let data4 = data.positives;
            if (Array.isArray(data4)) {
                if (data4.length > 60) {
                    const err8 = { instancePath: instancePath + "/positives", schemaPath: "#/properties/positives/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema24.properties.positives, data: data4 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
                const len2 = data4.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data5 = data4[i2];
                    if (typeof data5 !== "string") {
                        const err9 = { instancePath: instancePath + "/positives/" + i2, schemaPath: "#/properties/positives/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.positives.items.type, parentSchema: schema24.properties.positives.items, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err9];
                        }
                        else {
                            vErrors.push(err9);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/positives", schemaPath: "#/properties/positives/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema24.properties.positives.type, parentSchema: schema24.properties.positives, data: data4 };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
        }
    }
    else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data };
        if (vErrors === null) {
            vErrors = [err11];
        }
        else {
            vErrors.push(err11);
        }
        errors++;
    }
    validate67.errors = vErrors;
    return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const securityAnswer = validate70;
const schema26 = { "type": "object", "properties": { "vulnerabilities": { "type": "array", "items": { "$ref": "claim" }, "maxItems": 60 }, "severity": { "type": "array", "items": { "type": "string", "enum": ["critical", "high", "medium", "low", "info"] } }, "recommendations": { "type": "array", "items": { "type": "string" }, "maxItems": 60 } }, "required": ["vulnerabilities", "recommendations"], "additionalProperties": false };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate70.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.vulnerabilities === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vulnerabilities" }, message: "must have required property '" + "vulnerabilities" + "'", schema: schema26.required, parentSchema: schema26, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.recommendations === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recommendations" }, message: "must have required property '" + "recommendations" + "'", schema: schema26.required, parentSchema: schema26, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "vulnerabilities") || (key0 === "severity")) || (key0 === "recommendations"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema26, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.vulnerabilities !== undefined) {
            let data0 = data.vulnerabilities;
            if (Array.isArray(data0)) {
                if (data0.length > 60) {
                    const err3 = { instancePath: instancePath + "/vulnerabilities", schemaPath: "#/properties/vulnerabilities/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema26.properties.vulnerabilities, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate68(data0[i0], { instancePath: instancePath + "/vulnerabilities/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/vulnerabilities", schemaPath: "#/properties/vulnerabilities/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema26.properties.vulnerabilities.type, parentSchema: schema26.properties.vulnerabilities, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.severity !== undefined) {
            let data2 = data.severity;
            if (Array.isArray(data2)) {
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data3 = data2[i1];
                    if (typeof data3 !== "string") {
                        const err5 = { instancePath: instancePath + "/severity/" + i1, schemaPath: "#/properties/severity/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.severity.items.type, parentSchema: schema26.properties.severity.items, data: data3 };
                        if (vErrors === null) {
                            vErrors = [err5];
                        }
                        else {
                            vErrors.push(err5);
                        }
                        errors++;
                    }
                    if (!(((((data3 === "critical") || (data3 === "high")) || (data3 === "medium")) || (data3 === "low")) || (data3 === "info"))) {
                        const err6 = { instancePath: instancePath + "/severity/" + i1, schemaPath: "#/properties/severity/items/enum", keyword: "enum", params: { allowedValues: schema26.properties.severity.items.enum }, message: "must be equal to one of the allowed values", schema: schema26.properties.severity.items.enum, parentSchema: schema26.properties.severity.items, data: data3 };
                        if (vErrors === null) {
                            vErrors = [err6];
                        }
                        else {
                            vErrors.push(err6);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema26.properties.severity.type, parentSchema: schema26.properties.severity, data: data2 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.recommendations !== undefined) {
            let data4 = data.recommendations;
            if (Array.isArray(data4)) {
                if (data4.length > 60) {
                    const err8 = { instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema26.properties.recommendations, data: data4 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
                const len2 = data4.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data5 = data4[i2];
                    if (typeof data5 !== "string") {
                        const err9 = { instancePath: instancePath + "/recommendations/" + i2, schemaPath: "#/properties/recommendations/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.recommendations.items.type, parentSchema: schema26.properties.recommendations.items, data: data5 };
                        if (vErrors === null) {
                            vErrors = [err9];
                        }
                        else {
                            vErrors.push(err9);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema26.properties.recommendations.type, parentSchema: schema26.properties.recommendations, data: data4 };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
        }
    }
    else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
        if (vErrors === null) {
            vErrors = [err11];
        }
        else {
            vErrors.push(err11);
        }
        errors++;
    }
    validate70.errors = vErrors;
    return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const debuggerAnswer = validate72;
const schema27 = { "type": "object", "properties": { "errors": { "type": "array", "items": { "$ref": "claim" }, "maxItems": 60 }, "rootCause": { "type": "string", "minLength": 1 }, "fixes": { "type": "array", "items": { "type": "string" }, "maxItems": 60 } }, "required": ["errors", "rootCause", "fixes"], "additionalProperties": false };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate72.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.errors === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property '" + "errors" + "'", schema: schema27.required, parentSchema: schema27, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.rootCause === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rootCause" }, message: "must have required property '" + "rootCause" + "'", schema: schema27.required, parentSchema: schema27, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.fixes === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fixes" }, message: "must have required property '" + "fixes" + "'", schema: schema27.required, parentSchema: schema27, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "errors") || (key0 === "rootCause")) || (key0 === "fixes"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema27, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.errors !== undefined) {
            let data0 = data.errors;
            if (Array.isArray(data0)) {
                if (data0.length > 60) {
                    const err4 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema27.properties.errors, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err4];
                    }
                    else {
                        vErrors.push(err4);
                    }
                    errors++;
                }
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate68(data0[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema27.properties.errors.type, parentSchema: schema27.properties.errors, data: data0 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.rootCause !== undefined) {
            let data2 = data.rootCause;
            if (typeof data2 === "string") {
                if (data2.length < 1) {
                    const err6 = { instancePath: instancePath + "/rootCause", schemaPath: "#/properties/rootCause/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema27.properties.rootCause, data: data2 };
                    if (vErrors === null) {
                        vErrors = [err6];
                    }
                    else {
                        vErrors.push(err6);
                    }
                    errors++;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/rootCause", schemaPath: "#/properties/rootCause/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.properties.rootCause.type, parentSchema: schema27.properties.rootCause, data: data2 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.fixes !== undefined) {
            let data3 = data.fixes;
            if (Array.isArray(data3)) {
                if (data3.length > 60) {
                    const err8 = { instancePath: instancePath + "/fixes", schemaPath: "#/properties/fixes/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema27.properties.fixes, data: data3 };
                    if (vErrors === null) {
                        vErrors = [err8];
                    }
                    else {
                        vErrors.push(err8);
                    }
                    errors++;
                }
                const len1 = data3.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data4 = data3[i1];
                    if (typeof data4 !== "string") {
                        const err9 = { instancePath: instancePath + "/fixes/" + i1, schemaPath: "#/properties/fixes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema27.properties.fixes.items.type, parentSchema: schema27.properties.fixes.items, data: data4 };
                        if (vErrors === null) {
                            vErrors = [err9];
                        }
                        else {
                            vErrors.push(err9);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/fixes", schemaPath: "#/properties/fixes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema27.properties.fixes.type, parentSchema: schema27.properties.fixes, data: data3 };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
        }
    }
    else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema27.type, parentSchema: schema27, data };
        if (vErrors === null) {
            vErrors = [err11];
        }
        else {
            vErrors.push(err11);
        }
        errors++;
    }
    validate72.errors = vErrors;
    return errors === 0;
}
validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const performanceAnswer = validate74;
const schema28 = { "type": "object", "properties": { "bottlenecks": { "type": "array", "items": { "$ref": "claim" }, "maxItems": 60 }, "optimizations": { "type": "array", "items": { "type": "string" }, "maxItems": 60 }, "estimatedImprovement": { "type": "string" } }, "required": ["bottlenecks", "optimizations"], "additionalProperties": false };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate74.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.bottlenecks === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bottlenecks" }, message: "must have required property '" + "bottlenecks" + "'", schema: schema28.required, parentSchema: schema28, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.optimizations === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optimizations" }, message: "must have required property '" + "optimizations" + "'", schema: schema28.required, parentSchema: schema28, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "bottlenecks") || (key0 === "optimizations")) || (key0 === "estimatedImprovement"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema28, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.bottlenecks !== undefined) {
            let data0 = data.bottlenecks;
            if (Array.isArray(data0)) {
                if (data0.length > 60) {
                    const err3 = { instancePath: instancePath + "/bottlenecks", schemaPath: "#/properties/bottlenecks/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema28.properties.bottlenecks, data: data0 };
                    if (vErrors === null) {
                        vErrors = [err3];
                    }
                    else {
                        vErrors.push(err3);
                    }
                    errors++;
                }
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate68(data0[i0], { instancePath: instancePath + "/bottlenecks/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/bottlenecks", schemaPath: "#/properties/bottlenecks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema28.properties.bottlenecks.type, parentSchema: schema28.properties.bottlenecks, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.optimizations !== undefined) {
            let data2 = data.optimizations;
            if (Array.isArray(data2)) {
                if (data2.length > 60) {
                    const err5 = { instancePath: instancePath + "/optimizations", schemaPath: "#/properties/optimizations/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema28.properties.optimizations, data: data2 };
                    if (vErrors === null) {
                        vErrors = [err5];
                    }
                    else {
                        vErrors.push(err5);
                    }
                    errors++;
                }
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data3 = data2[i1];
                    if (typeof data3 !== "string") {
                        const err6 = { instancePath: instancePath + "/optimizations/" + i1, schemaPath: "#/properties/optimizations/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.optimizations.items.type, parentSchema: schema28.properties.optimizations.items, data: data3 };
                        if (vErrors === null) {
                            vErrors = [err6];
                        }
                        else {
                            vErrors.push(err6);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/optimizations", schemaPath: "#/properties/optimizations/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema28.properties.optimizations.type, parentSchema: schema28.properties.optimizations, data: data2 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.estimatedImprovement !== undefined) {
            let data4 = data.estimatedImprovement;
            if (typeof data4 !== "string") {
                const err8 = { instancePath: instancePath + "/estimatedImprovement", schemaPath: "#/properties/estimatedImprovement/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.estimatedImprovement.type, parentSchema: schema28.properties.estimatedImprovement, data: data4 };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
    }
    else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.type, parentSchema: schema28, data };
        if (vErrors === null) {
            vErrors = [err9];
        }
        else {
            vErrors.push(err9);
        }
        errors++;
    }
    validate74.errors = vErrors;
    return errors === 0;
}
validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const validators = {
    plan: planAnswer,
    act: actAnswer,
    verdict: verdictAnswer,
    reviewer: reviewerAnswer,
    security: securityAnswer,
    debugger: debuggerAnswer,
    performance: performanceAnswer,
};


/***/ })

};
;