"use strict";
exports.id = 1991;
exports.ids = [1991];
exports.modules = {

/***/ 1991:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   argumentChecks: () => (/* binding */ argumentChecks)
/* harmony export */ });
const delete_fileAnswer = validate52;
const schema19 = { "type": "object", "properties": { "path": { "type": "string", "description": "Path from the workspace, with forward slashes." } }, "required": ["path"], "additionalProperties": false };
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
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema19.required, parentSchema: schema19, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(key0 === "path")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema19, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data0 = data.path;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema19.properties.path.type, parentSchema: schema19.properties.path, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
    }
    else {
        const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.type, parentSchema: schema19, data };
        if (vErrors === null) {
            vErrors = [err3];
        }
        else {
            vErrors.push(err3);
        }
        errors++;
    }
    validate52.errors = vErrors;
    return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const ExitPlanModeAnswer = validate53;
const schema20 = { "type": "object", "properties": {}, "required": [], "additionalProperties": false };
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
        for (const key0 in data) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema20, data };
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
        const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema20.type, parentSchema: schema20, data };
        if (vErrors === null) {
            vErrors = [err1];
        }
        else {
            vErrors.push(err1);
        }
        errors++;
    }
    validate53.errors = vErrors;
    return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const file_searchAnswer = validate54;
const schema21 = { "type": "object", "properties": { "query": { "type": "string", "description": "A part of the path, or a glob such as src/**/*.ts." }, "max_results": { "type": ["integer", "null"], "description": "At most so many files; null: 50." }, "offset": { "type": ["integer", "null"], "description": "Leaves out so many of the first files; null: none." } }, "required": ["query", "max_results", "offset"], "additionalProperties": false };
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
        if (data.query === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" }, message: "must have required property '" + "query" + "'", schema: schema21.required, parentSchema: schema21, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.max_results === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_results" }, message: "must have required property '" + "max_results" + "'", schema: schema21.required, parentSchema: schema21, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.offset === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property '" + "offset" + "'", schema: schema21.required, parentSchema: schema21, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "query") || (key0 === "max_results")) || (key0 === "offset"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema21, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.query !== undefined) {
            let data0 = data.query;
            if (typeof data0 !== "string") {
                const err4 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema21.properties.query.type, parentSchema: schema21.properties.query, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.max_results !== undefined) {
            let data1 = data.max_results;
            if ((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)) {
                const err5 = { instancePath: instancePath + "/max_results", schemaPath: "#/properties/max_results/type", keyword: "type", params: { type: schema21.properties.max_results.type }, message: "must be integer,null", schema: schema21.properties.max_results.type, parentSchema: schema21.properties.max_results, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.offset !== undefined) {
            let data2 = data.offset;
            if ((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)) {
                const err6 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: schema21.properties.offset.type }, message: "must be integer,null", schema: schema21.properties.offset.type, parentSchema: schema21.properties.offset, data: data2 };
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
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema21.type, parentSchema: schema21, data };
        if (vErrors === null) {
            vErrors = [err7];
        }
        else {
            vErrors.push(err7);
        }
        errors++;
    }
    validate54.errors = vErrors;
    return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const fs_appendAnswer = validate55;
const schema22 = { "type": "object", "properties": { "path": { "type": "string", "description": "Path from the workspace, with forward slashes." }, "content": { "type": "string", "description": "What is added." } }, "required": ["path", "content"], "additionalProperties": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema22.required, parentSchema: schema22, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.content === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property '" + "content" + "'", schema: schema22.required, parentSchema: schema22, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "path") || (key0 === "content"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema22, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data0 = data.path;
            if (typeof data0 !== "string") {
                const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.path.type, parentSchema: schema22.properties.path, data: data0 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.content !== undefined) {
            let data1 = data.content;
            if (typeof data1 !== "string") {
                const err4 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema22.properties.content.type, parentSchema: schema22.properties.content, data: data1 };
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
        const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema22.type, parentSchema: schema22, data };
        if (vErrors === null) {
            vErrors = [err5];
        }
        else {
            vErrors.push(err5);
        }
        errors++;
    }
    validate55.errors = vErrors;
    return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const get_diagnosticsAnswer = validate56;
const schema23 = { "type": "object", "properties": { "paths": { "type": ["array", "null"], "items": { "type": "string" }, "description": "Only about these files; null: about all." } }, "required": ["paths"], "additionalProperties": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate56.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.paths === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property '" + "paths" + "'", schema: schema23.required, parentSchema: schema23, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(key0 === "paths")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema23, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.paths !== undefined) {
            let data0 = data.paths;
            if ((!(Array.isArray(data0))) && (data0 !== null)) {
                const err2 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: schema23.properties.paths.type }, message: "must be array,null", schema: schema23.properties.paths.type, parentSchema: schema23.properties.paths, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (typeof data1 !== "string") {
                        const err3 = { instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema23.properties.paths.items.type, parentSchema: schema23.properties.paths.items, data: data1 };
                        if (vErrors === null) {
                            vErrors = [err3];
                        }
                        else {
                            vErrors.push(err3);
                        }
                        errors++;
                    }
                }
            }
        }
    }
    else {
        const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema23.type, parentSchema: schema23, data };
        if (vErrors === null) {
            vErrors = [err4];
        }
        else {
            vErrors.push(err4);
        }
        errors++;
    }
    validate56.errors = vErrors;
    return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const git_blameAnswer = validate57;
const schema24 = { "type": "object", "properties": { "path": { "type": "string", "description": "Path from the workspace, with forward slashes." }, "start_line": { "type": ["integer", "null"], "description": "First line, from 1; null: from the beginning." }, "end_line": { "type": ["integer", "null"], "description": "Last line, inclusive; null: to the end." } }, "required": ["path", "start_line", "end_line"], "additionalProperties": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema24.required, parentSchema: schema24, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.start_line === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_line" }, message: "must have required property '" + "start_line" + "'", schema: schema24.required, parentSchema: schema24, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.end_line === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end_line" }, message: "must have required property '" + "end_line" + "'", schema: schema24.required, parentSchema: schema24, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "path") || (key0 === "start_line")) || (key0 === "end_line"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema24, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data0 = data.path;
            if (typeof data0 !== "string") {
                const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema24.properties.path.type, parentSchema: schema24.properties.path, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.start_line !== undefined) {
            let data1 = data.start_line;
            if ((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)) {
                const err5 = { instancePath: instancePath + "/start_line", schemaPath: "#/properties/start_line/type", keyword: "type", params: { type: schema24.properties.start_line.type }, message: "must be integer,null", schema: schema24.properties.start_line.type, parentSchema: schema24.properties.start_line, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.end_line !== undefined) {
            let data2 = data.end_line;
            if ((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)) {
                const err6 = { instancePath: instancePath + "/end_line", schemaPath: "#/properties/end_line/type", keyword: "type", params: { type: schema24.properties.end_line.type }, message: "must be integer,null", schema: schema24.properties.end_line.type, parentSchema: schema24.properties.end_line, data: data2 };
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
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data };
        if (vErrors === null) {
            vErrors = [err7];
        }
        else {
            vErrors.push(err7);
        }
        errors++;
    }
    validate57.errors = vErrors;
    return errors === 0;
}
validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const git_commitAnswer = validate58;
const schema25 = { "type": "object", "properties": { "message": { "type": "string", "description": "Subject line, and after an empty line why." }, "paths": { "type": "array", "items": { "type": "string" }, "description": "The files that go into the commit, deleted ones too." } }, "required": ["message", "paths"], "additionalProperties": false };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate58.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.message === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property '" + "message" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.paths === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property '" + "paths" + "'", schema: schema25.required, parentSchema: schema25, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "message") || (key0 === "paths"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema25, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.message !== undefined) {
            let data0 = data.message;
            if (typeof data0 !== "string") {
                const err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.message.type, parentSchema: schema25.properties.message, data: data0 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.paths !== undefined) {
            let data1 = data.paths;
            if (Array.isArray(data1)) {
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    if (typeof data2 !== "string") {
                        const err4 = { instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.properties.paths.items.type, parentSchema: schema25.properties.paths.items, data: data2 };
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
                const err5 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema25.properties.paths.type, parentSchema: schema25.properties.paths, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
    }
    else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema25.type, parentSchema: schema25, data };
        if (vErrors === null) {
            vErrors = [err6];
        }
        else {
            vErrors.push(err6);
        }
        errors++;
    }
    validate58.errors = vErrors;
    return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const git_diffAnswer = validate59;
const schema26 = { "type": "object", "properties": { "from": { "type": ["string", "null"], "description": "Commit or branch it starts from, or both ends as in main...topic; null: the last commit." }, "to": { "type": ["string", "null"], "description": "Commit or branch it goes to; null: the working tree." }, "staged": { "type": ["boolean", "null"], "description": "True: only what is staged; false: only what is not; null: both." }, "paths": { "type": ["array", "null"], "items": { "type": "string" }, "description": "Only these files and folders; null: all." }, "offset": { "type": ["integer", "null"], "description": "Line of the answer to begin with, from 1; null: the first." } }, "required": ["from", "to", "staged", "paths", "offset"], "additionalProperties": false };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate59.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.from === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property '" + "from" + "'", schema: schema26.required, parentSchema: schema26, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.to === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property '" + "to" + "'", schema: schema26.required, parentSchema: schema26, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.staged === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "staged" }, message: "must have required property '" + "staged" + "'", schema: schema26.required, parentSchema: schema26, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if (data.paths === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property '" + "paths" + "'", schema: schema26.required, parentSchema: schema26, data };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        if (data.offset === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property '" + "offset" + "'", schema: schema26.required, parentSchema: schema26, data };
            if (vErrors === null) {
                vErrors = [err4];
            }
            else {
                vErrors.push(err4);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((((key0 === "from") || (key0 === "to")) || (key0 === "staged")) || (key0 === "paths")) || (key0 === "offset"))) {
                const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema26, data };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.from !== undefined) {
            let data0 = data.from;
            if ((typeof data0 !== "string") && (data0 !== null)) {
                const err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: schema26.properties.from.type }, message: "must be string,null", schema: schema26.properties.from.type, parentSchema: schema26.properties.from, data: data0 };
                if (vErrors === null) {
                    vErrors = [err6];
                }
                else {
                    vErrors.push(err6);
                }
                errors++;
            }
        }
        if (data.to !== undefined) {
            let data1 = data.to;
            if ((typeof data1 !== "string") && (data1 !== null)) {
                const err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: schema26.properties.to.type }, message: "must be string,null", schema: schema26.properties.to.type, parentSchema: schema26.properties.to, data: data1 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.staged !== undefined) {
            let data2 = data.staged;
            if ((typeof data2 !== "boolean") && (data2 !== null)) {
                const err8 = { instancePath: instancePath + "/staged", schemaPath: "#/properties/staged/type", keyword: "type", params: { type: schema26.properties.staged.type }, message: "must be boolean,null", schema: schema26.properties.staged.type, parentSchema: schema26.properties.staged, data: data2 };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
        if (data.paths !== undefined) {
            let data3 = data.paths;
            if ((!(Array.isArray(data3))) && (data3 !== null)) {
                const err9 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: schema26.properties.paths.type }, message: "must be array,null", schema: schema26.properties.paths.type, parentSchema: schema26.properties.paths, data: data3 };
                if (vErrors === null) {
                    vErrors = [err9];
                }
                else {
                    vErrors.push(err9);
                }
                errors++;
            }
            if (Array.isArray(data3)) {
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data4 = data3[i0];
                    if (typeof data4 !== "string") {
                        const err10 = { instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema26.properties.paths.items.type, parentSchema: schema26.properties.paths.items, data: data4 };
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
        }
        if (data.offset !== undefined) {
            let data5 = data.offset;
            if ((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)) {
                const err11 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: schema26.properties.offset.type }, message: "must be integer,null", schema: schema26.properties.offset.type, parentSchema: schema26.properties.offset, data: data5 };
                if (vErrors === null) {
                    vErrors = [err11];
                }
                else {
                    vErrors.push(err11);
                }
                errors++;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
        if (vErrors === null) {
            vErrors = [err12];
        }
        else {
            vErrors.push(err12);
        }
        errors++;
    }
    validate59.errors = vErrors;
    return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const git_logAnswer = validate60;
const schema27 = { "type": "object", "properties": { "path": { "type": ["string", "null"], "description": "Only commits that touched this file or folder; null: all." }, "ref": { "type": ["string", "null"], "description": "Commit or branch to start from; null: the current one." }, "max_count": { "type": ["integer", "null"], "description": "At most so many, up to 200; null: 20." }, "skip": { "type": ["integer", "null"], "description": "Pass over so many first; null: none." } }, "required": ["path", "ref", "max_count", "skip"], "additionalProperties": false };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate60.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema27.required, parentSchema: schema27, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.ref === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property '" + "ref" + "'", schema: schema27.required, parentSchema: schema27, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.max_count === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_count" }, message: "must have required property '" + "max_count" + "'", schema: schema27.required, parentSchema: schema27, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if (data.skip === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "skip" }, message: "must have required property '" + "skip" + "'", schema: schema27.required, parentSchema: schema27, data };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((((key0 === "path") || (key0 === "ref")) || (key0 === "max_count")) || (key0 === "skip"))) {
                const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema27, data };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data0 = data.path;
            if ((typeof data0 !== "string") && (data0 !== null)) {
                const err5 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: schema27.properties.path.type }, message: "must be string,null", schema: schema27.properties.path.type, parentSchema: schema27.properties.path, data: data0 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.ref !== undefined) {
            let data1 = data.ref;
            if ((typeof data1 !== "string") && (data1 !== null)) {
                const err6 = { instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/type", keyword: "type", params: { type: schema27.properties.ref.type }, message: "must be string,null", schema: schema27.properties.ref.type, parentSchema: schema27.properties.ref, data: data1 };
                if (vErrors === null) {
                    vErrors = [err6];
                }
                else {
                    vErrors.push(err6);
                }
                errors++;
            }
        }
        if (data.max_count !== undefined) {
            let data2 = data.max_count;
            if ((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)) {
                const err7 = { instancePath: instancePath + "/max_count", schemaPath: "#/properties/max_count/type", keyword: "type", params: { type: schema27.properties.max_count.type }, message: "must be integer,null", schema: schema27.properties.max_count.type, parentSchema: schema27.properties.max_count, data: data2 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.skip !== undefined) {
            let data3 = data.skip;
            if ((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)) {
                const err8 = { instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/type", keyword: "type", params: { type: schema27.properties.skip.type }, message: "must be integer,null", schema: schema27.properties.skip.type, parentSchema: schema27.properties.skip, data: data3 };
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
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema27.type, parentSchema: schema27, data };
        if (vErrors === null) {
            vErrors = [err9];
        }
        else {
            vErrors.push(err9);
        }
        errors++;
    }
    validate60.errors = vErrors;
    return errors === 0;
}
validate60.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const git_showAnswer = validate61;
const schema28 = { "type": "object", "properties": { "ref": { "type": "string", "description": "Commit, tag or branch." }, "path": { "type": ["string", "null"], "description": "Only this file or folder, as it was then; null: the commit with its changes." }, "offset": { "type": ["integer", "null"], "description": "Line of the answer to begin with, from 1; null: the first." } }, "required": ["ref", "path", "offset"], "additionalProperties": false };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate61.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.ref === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ref" }, message: "must have required property '" + "ref" + "'", schema: schema28.required, parentSchema: schema28, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.path === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema28.required, parentSchema: schema28, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.offset === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property '" + "offset" + "'", schema: schema28.required, parentSchema: schema28, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "ref") || (key0 === "path")) || (key0 === "offset"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema28, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.ref !== undefined) {
            let data0 = data.ref;
            if (typeof data0 !== "string") {
                const err4 = { instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema28.properties.ref.type, parentSchema: schema28.properties.ref, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data1 = data.path;
            if ((typeof data1 !== "string") && (data1 !== null)) {
                const err5 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: schema28.properties.path.type }, message: "must be string,null", schema: schema28.properties.path.type, parentSchema: schema28.properties.path, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.offset !== undefined) {
            let data2 = data.offset;
            if ((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)) {
                const err6 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: schema28.properties.offset.type }, message: "must be integer,null", schema: schema28.properties.offset.type, parentSchema: schema28.properties.offset, data: data2 };
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
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.type, parentSchema: schema28, data };
        if (vErrors === null) {
            vErrors = [err7];
        }
        else {
            vErrors.push(err7);
        }
        errors++;
    }
    validate61.errors = vErrors;
    return errors === 0;
}
validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const git_statusAnswer = validate62;
const schema29 = { "type": "object", "properties": { "offset": { "type": ["integer", "null"], "description": "Line of the answer to begin with, from 1; null: the first." } }, "required": ["offset"], "additionalProperties": false };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate62.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.offset === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property '" + "offset" + "'", schema: schema29.required, parentSchema: schema29, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(key0 === "offset")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema29, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.offset !== undefined) {
            let data0 = data.offset;
            if ((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)) {
                const err2 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: schema29.properties.offset.type }, message: "must be integer,null", schema: schema29.properties.offset.type, parentSchema: schema29.properties.offset, data: data0 };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
    }
    else {
        const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema29.type, parentSchema: schema29, data };
        if (vErrors === null) {
            vErrors = [err3];
        }
        else {
            vErrors.push(err3);
        }
        errors++;
    }
    validate62.errors = vErrors;
    return errors === 0;
}
validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const grep_searchAnswer = validate63;
const schema30 = { "type": "object", "properties": { "pattern": { "type": "string", "description": "A regular expression (RE2: no look-around, no references back), matched line by line." }, "include": { "type": ["string", "null"], "description": "Only files whose path fits this glob; null: all." }, "case_sensitive": { "type": ["boolean", "null"], "description": "Whether case matters; null: it does not." }, "max_results": { "type": ["integer", "null"], "description": "At most so many lines; null: 50." }, "offset": { "type": ["integer", "null"], "description": "Leaves out so many of the first lines found; null: none." } }, "required": ["pattern", "include", "case_sensitive", "max_results", "offset"], "additionalProperties": false };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate63.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.pattern === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pattern" }, message: "must have required property '" + "pattern" + "'", schema: schema30.required, parentSchema: schema30, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.include === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "include" }, message: "must have required property '" + "include" + "'", schema: schema30.required, parentSchema: schema30, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.case_sensitive === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "case_sensitive" }, message: "must have required property '" + "case_sensitive" + "'", schema: schema30.required, parentSchema: schema30, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if (data.max_results === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_results" }, message: "must have required property '" + "max_results" + "'", schema: schema30.required, parentSchema: schema30, data };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        if (data.offset === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property '" + "offset" + "'", schema: schema30.required, parentSchema: schema30, data };
            if (vErrors === null) {
                vErrors = [err4];
            }
            else {
                vErrors.push(err4);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((((key0 === "pattern") || (key0 === "include")) || (key0 === "case_sensitive")) || (key0 === "max_results")) || (key0 === "offset"))) {
                const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema30, data };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.pattern !== undefined) {
            let data0 = data.pattern;
            if (typeof data0 !== "string") {
                const err6 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema30.properties.pattern.type, parentSchema: schema30.properties.pattern, data: data0 };
                if (vErrors === null) {
                    vErrors = [err6];
                }
                else {
                    vErrors.push(err6);
                }
                errors++;
            }
        }
        if (data.include !== undefined) {
            let data1 = data.include;
            if ((typeof data1 !== "string") && (data1 !== null)) {
                const err7 = { instancePath: instancePath + "/include", schemaPath: "#/properties/include/type", keyword: "type", params: { type: schema30.properties.include.type }, message: "must be string,null", schema: schema30.properties.include.type, parentSchema: schema30.properties.include, data: data1 };
                if (vErrors === null) {
                    vErrors = [err7];
                }
                else {
                    vErrors.push(err7);
                }
                errors++;
            }
        }
        if (data.case_sensitive !== undefined) {
            let data2 = data.case_sensitive;
            if ((typeof data2 !== "boolean") && (data2 !== null)) {
                const err8 = { instancePath: instancePath + "/case_sensitive", schemaPath: "#/properties/case_sensitive/type", keyword: "type", params: { type: schema30.properties.case_sensitive.type }, message: "must be boolean,null", schema: schema30.properties.case_sensitive.type, parentSchema: schema30.properties.case_sensitive, data: data2 };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
        if (data.max_results !== undefined) {
            let data3 = data.max_results;
            if ((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)) {
                const err9 = { instancePath: instancePath + "/max_results", schemaPath: "#/properties/max_results/type", keyword: "type", params: { type: schema30.properties.max_results.type }, message: "must be integer,null", schema: schema30.properties.max_results.type, parentSchema: schema30.properties.max_results, data: data3 };
                if (vErrors === null) {
                    vErrors = [err9];
                }
                else {
                    vErrors.push(err9);
                }
                errors++;
            }
        }
        if (data.offset !== undefined) {
            let data4 = data.offset;
            if ((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)) {
                const err10 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: schema30.properties.offset.type }, message: "must be integer,null", schema: schema30.properties.offset.type, parentSchema: schema30.properties.offset, data: data4 };
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
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema30.type, parentSchema: schema30, data };
        if (vErrors === null) {
            vErrors = [err11];
        }
        else {
            vErrors.push(err11);
        }
        errors++;
    }
    validate63.errors = vErrors;
    return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const list_directoryAnswer = validate64;
const schema31 = { "type": "object", "properties": { "path": { "type": "string", "description": "Folder, from the workspace; . is the workspace itself." }, "depth": { "type": ["integer", "null"], "description": "How many levels deep; null: 1." }, "offset": { "type": ["integer", "null"], "description": "Leaves out so many of the first entries; null: none." } }, "required": ["path", "depth", "offset"], "additionalProperties": false };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate64.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema31.required, parentSchema: schema31, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.depth === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "depth" }, message: "must have required property '" + "depth" + "'", schema: schema31.required, parentSchema: schema31, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.offset === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property '" + "offset" + "'", schema: schema31.required, parentSchema: schema31, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "path") || (key0 === "depth")) || (key0 === "offset"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data0 = data.path;
            if (typeof data0 !== "string") {
                const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.path.type, parentSchema: schema31.properties.path, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.depth !== undefined) {
            let data1 = data.depth;
            if ((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)) {
                const err5 = { instancePath: instancePath + "/depth", schemaPath: "#/properties/depth/type", keyword: "type", params: { type: schema31.properties.depth.type }, message: "must be integer,null", schema: schema31.properties.depth.type, parentSchema: schema31.properties.depth, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.offset !== undefined) {
            let data2 = data.offset;
            if ((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)) {
                const err6 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: schema31.properties.offset.type }, message: "must be integer,null", schema: schema31.properties.offset.type, parentSchema: schema31.properties.offset, data: data2 };
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
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
            vErrors = [err7];
        }
        else {
            vErrors.push(err7);
        }
        errors++;
    }
    validate64.errors = vErrors;
    return errors === 0;
}
validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const read_fileAnswer = validate65;
const schema32 = { "type": "object", "properties": { "path": { "type": "string", "description": "Path from the workspace, with forward slashes." }, "start_line": { "type": ["integer", "null"], "description": "First line, from 1; null: from the beginning." }, "end_line": { "type": ["integer", "null"], "description": "Last line, inclusive; null: to the end." } }, "required": ["path", "start_line", "end_line"], "additionalProperties": false };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate65.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.start_line === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_line" }, message: "must have required property '" + "start_line" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.end_line === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end_line" }, message: "must have required property '" + "end_line" + "'", schema: schema32.required, parentSchema: schema32, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "path") || (key0 === "start_line")) || (key0 === "end_line"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data0 = data.path;
            if (typeof data0 !== "string") {
                const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.path.type, parentSchema: schema32.properties.path, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.start_line !== undefined) {
            let data1 = data.start_line;
            if ((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)) {
                const err5 = { instancePath: instancePath + "/start_line", schemaPath: "#/properties/start_line/type", keyword: "type", params: { type: schema32.properties.start_line.type }, message: "must be integer,null", schema: schema32.properties.start_line.type, parentSchema: schema32.properties.start_line, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.end_line !== undefined) {
            let data2 = data.end_line;
            if ((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)) {
                const err6 = { instancePath: instancePath + "/end_line", schemaPath: "#/properties/end_line/type", keyword: "type", params: { type: schema32.properties.end_line.type }, message: "must be integer,null", schema: schema32.properties.end_line.type, parentSchema: schema32.properties.end_line, data: data2 };
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
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
        if (vErrors === null) {
            vErrors = [err7];
        }
        else {
            vErrors.push(err7);
        }
        errors++;
    }
    validate65.errors = vErrors;
    return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const read_multiple_filesAnswer = validate66;
const schema33 = { "type": "object", "properties": { "paths": { "type": "array", "items": { "type": "string" }, "description": "Paths from the workspace, at most 20." } }, "required": ["paths"], "additionalProperties": false };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate66.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.paths === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property '" + "paths" + "'", schema: schema33.required, parentSchema: schema33, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(key0 === "paths")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33, data };
                if (vErrors === null) {
                    vErrors = [err1];
                }
                else {
                    vErrors.push(err1);
                }
                errors++;
            }
        }
        if (data.paths !== undefined) {
            let data0 = data.paths;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    if (typeof data1 !== "string") {
                        const err2 = { instancePath: instancePath + "/paths/" + i0, schemaPath: "#/properties/paths/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.paths.items.type, parentSchema: schema33.properties.paths.items, data: data1 };
                        if (vErrors === null) {
                            vErrors = [err2];
                        }
                        else {
                            vErrors.push(err2);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err3 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.paths.type, parentSchema: schema33.properties.paths, data: data0 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
    }
    else {
        const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
        if (vErrors === null) {
            vErrors = [err4];
        }
        else {
            vErrors.push(err4);
        }
        errors++;
    }
    validate66.errors = vErrors;
    return errors === 0;
}
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const shellAnswer = validate67;
const schema34 = { "type": "object", "properties": { "command": { "type": "string", "description": "The command line." }, "directory": { "type": ["string", "null"], "description": "Folder to run it in, from the workspace; null: the workspace itself." }, "timeout_seconds": { "type": ["integer", "null"], "description": "Ended after so long; null: 60." } }, "required": ["command", "directory", "timeout_seconds"], "additionalProperties": false };
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
        if (data.command === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "command" }, message: "must have required property '" + "command" + "'", schema: schema34.required, parentSchema: schema34, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.directory === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "directory" }, message: "must have required property '" + "directory" + "'", schema: schema34.required, parentSchema: schema34, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.timeout_seconds === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeout_seconds" }, message: "must have required property '" + "timeout_seconds" + "'", schema: schema34.required, parentSchema: schema34, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "command") || (key0 === "directory")) || (key0 === "timeout_seconds"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema34, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.command !== undefined) {
            let data0 = data.command;
            if (typeof data0 !== "string") {
                const err4 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.command.type, parentSchema: schema34.properties.command, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.directory !== undefined) {
            let data1 = data.directory;
            if ((typeof data1 !== "string") && (data1 !== null)) {
                const err5 = { instancePath: instancePath + "/directory", schemaPath: "#/properties/directory/type", keyword: "type", params: { type: schema34.properties.directory.type }, message: "must be string,null", schema: schema34.properties.directory.type, parentSchema: schema34.properties.directory, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.timeout_seconds !== undefined) {
            let data2 = data.timeout_seconds;
            if ((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)) {
                const err6 = { instancePath: instancePath + "/timeout_seconds", schemaPath: "#/properties/timeout_seconds/type", keyword: "type", params: { type: schema34.properties.timeout_seconds.type }, message: "must be integer,null", schema: schema34.properties.timeout_seconds.type, parentSchema: schema34.properties.timeout_seconds, data: data2 };
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
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
        if (vErrors === null) {
            vErrors = [err7];
        }
        else {
            vErrors.push(err7);
        }
        errors++;
    }
    validate67.errors = vErrors;
    return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const str_replaceAnswer = validate68;
const schema35 = { "type": "object", "properties": { "path": { "type": "string", "description": "Path from the workspace, with forward slashes." }, "old_text": { "type": "string", "description": "The passage, exactly as it stands, with enough around it to be found once." }, "new_text": { "type": "string", "description": "What stands there instead; empty removes it." } }, "required": ["path", "old_text", "new_text"], "additionalProperties": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema35.required, parentSchema: schema35, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.old_text === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "old_text" }, message: "must have required property '" + "old_text" + "'", schema: schema35.required, parentSchema: schema35, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if (data.new_text === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "new_text" }, message: "must have required property '" + "new_text" + "'", schema: schema35.required, parentSchema: schema35, data };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "path") || (key0 === "old_text")) || (key0 === "new_text"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema35, data };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data0 = data.path;
            if (typeof data0 !== "string") {
                const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.path.type, parentSchema: schema35.properties.path, data: data0 };
                if (vErrors === null) {
                    vErrors = [err4];
                }
                else {
                    vErrors.push(err4);
                }
                errors++;
            }
        }
        if (data.old_text !== undefined) {
            let data1 = data.old_text;
            if (typeof data1 !== "string") {
                const err5 = { instancePath: instancePath + "/old_text", schemaPath: "#/properties/old_text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.old_text.type, parentSchema: schema35.properties.old_text, data: data1 };
                if (vErrors === null) {
                    vErrors = [err5];
                }
                else {
                    vErrors.push(err5);
                }
                errors++;
            }
        }
        if (data.new_text !== undefined) {
            let data2 = data.new_text;
            if (typeof data2 !== "string") {
                const err6 = { instancePath: instancePath + "/new_text", schemaPath: "#/properties/new_text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.new_text.type, parentSchema: schema35.properties.new_text, data: data2 };
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
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
        if (vErrors === null) {
            vErrors = [err7];
        }
        else {
            vErrors.push(err7);
        }
        errors++;
    }
    validate68.errors = vErrors;
    return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const web_fetchAnswer = validate69;
const schema36 = { "type": "object", "properties": { "url": { "type": "string", "description": "An https address." }, "offset": { "type": ["integer", "null"], "description": "Character to begin at, from 0; null: the beginning." } }, "required": ["url", "offset"], "additionalProperties": false };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate69.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.url === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property '" + "url" + "'", schema: schema36.required, parentSchema: schema36, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.offset === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property '" + "offset" + "'", schema: schema36.required, parentSchema: schema36, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "url") || (key0 === "offset"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema36, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.url !== undefined) {
            let data0 = data.url;
            if (typeof data0 !== "string") {
                const err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.url.type, parentSchema: schema36.properties.url, data: data0 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.offset !== undefined) {
            let data1 = data.offset;
            if ((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)) {
                const err4 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: schema36.properties.offset.type }, message: "must be integer,null", schema: schema36.properties.offset.type, parentSchema: schema36.properties.offset, data: data1 };
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
        const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
        if (vErrors === null) {
            vErrors = [err5];
        }
        else {
            vErrors.push(err5);
        }
        errors++;
    }
    validate69.errors = vErrors;
    return errors === 0;
}
validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const web_searchAnswer = validate70;
const schema37 = { "type": "object", "properties": { "query": { "type": "string", "description": "What to search for; never code or data of the workspace that is not public." }, "max_results": { "type": ["integer", "null"], "description": "At most so many, up to 20; null: 5." } }, "required": ["query", "max_results"], "additionalProperties": false };
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
        if (data.query === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" }, message: "must have required property '" + "query" + "'", schema: schema37.required, parentSchema: schema37, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.max_results === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max_results" }, message: "must have required property '" + "max_results" + "'", schema: schema37.required, parentSchema: schema37, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "query") || (key0 === "max_results"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema37, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.query !== undefined) {
            let data0 = data.query;
            if (typeof data0 !== "string") {
                const err3 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.query.type, parentSchema: schema37.properties.query, data: data0 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.max_results !== undefined) {
            let data1 = data.max_results;
            if ((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)) {
                const err4 = { instancePath: instancePath + "/max_results", schemaPath: "#/properties/max_results/type", keyword: "type", params: { type: schema37.properties.max_results.type }, message: "must be integer,null", schema: schema37.properties.max_results.type, parentSchema: schema37.properties.max_results, data: data1 };
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
        const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
        if (vErrors === null) {
            vErrors = [err5];
        }
        else {
            vErrors.push(err5);
        }
        errors++;
    }
    validate70.errors = vErrors;
    return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const write_fileAnswer = validate71;
const schema38 = { "type": "object", "properties": { "path": { "type": "string", "description": "Path from the workspace, with forward slashes." }, "content": { "type": "string", "description": "All of its text." } }, "required": ["path", "content"], "additionalProperties": false };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate71.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property '" + "path" + "'", schema: schema38.required, parentSchema: schema38, data };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if (data.content === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property '" + "content" + "'", schema: schema38.required, parentSchema: schema38, data };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "path") || (key0 === "content"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema38, data };
                if (vErrors === null) {
                    vErrors = [err2];
                }
                else {
                    vErrors.push(err2);
                }
                errors++;
            }
        }
        if (data.path !== undefined) {
            let data0 = data.path;
            if (typeof data0 !== "string") {
                const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.path.type, parentSchema: schema38.properties.path, data: data0 };
                if (vErrors === null) {
                    vErrors = [err3];
                }
                else {
                    vErrors.push(err3);
                }
                errors++;
            }
        }
        if (data.content !== undefined) {
            let data1 = data.content;
            if (typeof data1 !== "string") {
                const err4 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.content.type, parentSchema: schema38.properties.content, data: data1 };
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
        const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
        if (vErrors === null) {
            vErrors = [err5];
        }
        else {
            vErrors.push(err5);
        }
        errors++;
    }
    validate71.errors = vErrors;
    return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const argumentChecks = new Map([
    ['delete_file', delete_fileAnswer],
    ['ExitPlanMode', ExitPlanModeAnswer],
    ['file_search', file_searchAnswer],
    ['fs_append', fs_appendAnswer],
    ['get_diagnostics', get_diagnosticsAnswer],
    ['git_blame', git_blameAnswer],
    ['git_commit', git_commitAnswer],
    ['git_diff', git_diffAnswer],
    ['git_log', git_logAnswer],
    ['git_show', git_showAnswer],
    ['git_status', git_statusAnswer],
    ['grep_search', grep_searchAnswer],
    ['list_directory', list_directoryAnswer],
    ['read_file', read_fileAnswer],
    ['read_multiple_files', read_multiple_filesAnswer],
    ['shell', shellAnswer],
    ['str_replace', str_replaceAnswer],
    ['web_fetch', web_fetchAnswer],
    ['web_search', web_searchAnswer],
    ['write_file', write_fileAnswer],
]);


/***/ })

};
;